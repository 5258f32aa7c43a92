// The board in words, for screen readers and buttons.

import { t } from '$lib/i18n.svelte';
import { kindOf, terrainOf } from './kinds';
import type { Heading, Square } from './geometry';
import type { BoardView, Piece } from './model';
import type { Attack, End } from './queries';
import type { Posed } from './turn';

export function kindWord(kind: string): string {
  return kindOf(kind)?.name ?? kind;
}

export function headingWord(heading: Heading | ''): string {
  return heading === '' ? '' : t(`web-tank-heading-${heading.toLowerCase()}`);
}

export function pieceWords(piece: Piece | null): string {
  return piece
    ? t('web-tank-piece', {
        side: piece.side,
        kind: kindWord(piece.kind),
        heading: headingWord(piece.heading),
      })
    : '';
}

/** Speed, armour and gun in one line. */
export function factWords(kind: string): string {
  const facts = kindOf(kind);
  return facts
    ? t('web-tank-facts', {
        speed: facts.speed,
        front: facts.armour[0],
        side: facts.armour[1],
        rear: facts.armour[2],
        gun: facts.gun,
      })
    : '';
}

/** What lies and stands on each square that is not empty. */
export function squareWords(view: BoardView): Map<Square, string> {
  const found = new Map<Square, string[]>();
  const add = (square: Square, words: string): void =>
    void found.set(square, [...(found.get(square) ?? []), words]);
  for (const piece of view.pieces) add(piece.square, pieceWords(piece));
  for (const wreck of view.wrecks) add(wreck.square, t('web-tank-wreck', { kind: kindWord(wreck.kind) }));
  for (const square of view.stacks) add(square, t('web-tank-stack'));
  for (const body of view.bodies) add(body.square, t('web-tank-body'));
  if (view.falling) add(view.falling, t('web-tank-falling'));
  for (const [name, squares] of Object.entries(view.terrain))
    for (const square of squares) add(square, terrainOf(name)?.title ?? name);
  return new Map([...found].map(([square, words]) => [square, words.join(', ')]));
}

export function attackWords(attack: Attack): string {
  return t(`web-tank-attack-${attack.weapon}`, { target: attack.target, to: attack.to });
}

/** What happens on the way to an end, a sentence each. */
export function wayWords({ stomped, felled }: End): string[] {
  return [
    ...(stomped.length > 0 ? [t('web-tank-stomps', { squares: stomped.join(', ') })] : []),
    ...(felled.length > 0 ? [t('web-tank-fells', { squares: felled.join(', ') })] : []),
  ];
}

function moveWords(kind: string, from: Square, { square, heading, steps, leaves, sinks }: End): string {
  if (leaves) return t('web-tank-end-leaves', { kind, from });
  if (sinks) return t('web-tank-end-sinks', { kind, from, end: square });
  if (square === from) return t('web-tank-end-turns', { kind, from, heading: headingWord(heading) });
  return t('web-tank-end', { kind, from, end: square, heading: headingWord(heading), steps });
}

/** The turn as it stands now. */
export function endWords(piece: Piece | null, { from, end, attacks }: Posed): string {
  const kind = piece ? kindWord(piece.kind) : '';
  const parts = [
    moveWords(kind, from, end),
    ...wayWords(end),
    ...attacks.map((index) => `${attackWords(end.attacks[index]!)}: ${end.attacks[index]!.text}`),
  ];
  return parts.join(' ');
}

/** What the confirm button says. */
export function confirmWords({ from, end, attacks }: Posed): string {
  if (end.leaves) return t('web-tank-do-leave');
  if (end.sinks) return t('web-tank-do-sink');
  const targets = [...new Set(attacks.map((index) => end.attacks[index]!.target))].join(', ');
  if (targets)
    return t(end.attacks[attacks[0]!]?.weapon === 'shot' ? 'web-tank-do-fire' : 'web-tank-do-strike', {
      targets,
    });
  return t(end.square === from ? 'web-tank-do-turn' : 'web-tank-do-drive', { end: end.square });
}
