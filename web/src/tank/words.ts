// The board in words, for screen readers and buttons.

import { t } from '$lib/i18n.svelte';
import type { Threat, Warning } from './coach';
import { isGiant, kindOf, terrainOf } from './kinds';
import type { Heading, Square } from './geometry';
import type { BoardView, Piece, Side } from './model';
import type { Attack, End } from './queries';
import { backsUp, type Posed } from './turn';

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

/** Speed, armour and gun in one line, and whether they are the publisher's. */
export function factWords(kind: string): string {
  const facts = kindOf(kind);
  if (!facts) return '';
  const words = t(facts.giant ? 'web-tank-facts-monster' : 'web-tank-facts', {
    speed: facts.speed,
    front: facts.armour[0],
    side: facts.armour[1],
    rear: facts.armour[2],
    gun: facts.gun,
  });
  return facts.official ? words : `${words} · * ${t('web-unofficial')}`;
}

/** A threat in one sentence: who, from where, with what, through which armour. `side` is the attacker's. */
export function threatWords(threat: Threat, side: Side): string {
  const { attacker, weapon, target } = threat;
  return t(`web-tank-threat-${weapon}`, {
    attackers: side,
    kind: threat.kind ? kindWord(threat.kind) : '',
    attacker,
    target,
    moves: threat.end && threat.end !== attacker ? 'yes' : 'no',
    end: threat.end ?? '',
    strength: threat.strength ?? 0,
    armour: threat.armour ?? 0,
    side: threat.side ?? 'side',
  });
}

/** What the coach says about a move, for those who hear it. */
export function warningWords(warning: Warning, side: Side, commander: boolean): string {
  const lost = commander ? warning.piece : warning.command;
  const parts: string[] = [];
  if (lost.length > 0)
    parts.push(
      t('web-tank-coach-fatal', { side, square: lost[0]?.target ?? '' }),
      ...lost.map((one) => threatWords(one, side)),
    );
  if (warning.escape) parts.push(t('web-tank-coach-escape', { side }));
  if (warning.flag) parts.push(t('web-tank-coach-flag', { side }));
  if (warning.piece.length > 0 && !commander)
    parts.push(t('web-tank-coach-piece', { side }), ...warning.piece.map((one) => threatWords(one, side)));
  return parts.length > 0 ? parts.join(' ') : t('web-tank-coach-safe');
}

/** What lies and stands on each square that is not empty. */
export function squareWords(view: BoardView): Map<Square, string> {
  const found = new Map<Square, string[]>();
  const add = (square: Square, words: string): void =>
    void found.set(square, [...(found.get(square) ?? []), words]);
  for (const piece of view.pieces) add(piece.square, pieceWords(piece));
  for (const wreck of view.wrecks) add(wreck.square, kindOf(wreck.kind)?.wreck ?? wreck.kind);
  for (const square of view.stacks) add(square, t('web-tank-stack'));
  for (const body of view.bodies) add(body.square, t('web-tank-body'));
  if (view.falling) add(view.falling, t('web-tank-falling'));
  for (const flag of view.flags) {
    if (flag.carrier) add(flag.carrier, t('web-tank-square-carries', { side: flag.side }));
    add(flag.home, t(flag.carrier ? 'web-tank-square-home' : 'web-tank-square-flag', { side: flag.side }));
  }
  for (const side of view.mines?.sides ?? []) {
    for (const square of side.own) add(square, t('web-tank-square-remote', { side: side.side }));
    for (const square of side.spent) add(square, t('web-tank-square-crater'));
  }
  for (const [name, squares] of Object.entries(view.terrain))
    for (const square of squares) add(square, terrainOf(name)?.title ?? name);
  return new Map([...found].map(([square, words]) => [square, words.join(', ')]));
}

export function attackWords(attack: Attack): string {
  return t(`web-tank-attack-${attack.weapon}`, { target: attack.target, to: attack.to });
}

/** What happens on the way to an end, a sentence each. */
export function wayWords({ stomped, felled, pushed, mines }: End): string[] {
  return [
    ...pushed.map((one) =>
      t('web-tank-pushes', { start: one.split('>')[0] ?? '', end: one.split('>')[1] ?? '' }),
    ),
    ...(mines.length > 0 ? [t('web-tank-sets-off', { squares: mines.join(', ') })] : []),
    ...(stomped.length > 0 ? [t('web-tank-stomps', { squares: stomped.join(', ') })] : []),
    ...(felled.length > 0 ? [t('web-tank-fells', { squares: felled.join(', ') })] : []),
  ];
}

export function moveWords(
  kind: string,
  from: Square,
  { square, heading, steps, leaves, sinks, explodes }: End,
): string {
  if (leaves) return t('web-tank-end-leaves', { kind, from });
  if (sinks) return t('web-tank-end-sinks', { kind, from, end: square });
  if (explodes) return t('web-tank-end-explodes', { kind, from, end: square });
  if (square === from) return t('web-tank-end-turns', { kind, from, heading: headingWord(heading) });
  return t('web-tank-end', { kind, from, end: square, heading: headingWord(heading), steps });
}

/** The turn as it stands now. */
export function endWords(piece: Piece | null, { from, end, attacks }: Posed): string {
  const kind = piece ? kindWord(piece.kind) : '';
  const parts = [
    moveWords(kind, from, end),
    ...(end.flag ? [t(`web-tank-flag-${end.flag}`)] : []),
    ...wayWords(end),
    ...attacks.map((index) => `${attackWords(end.attacks[index]!)}: ${end.attacks[index]!.text}`),
  ];
  return parts.join(' ');
}

/** What the confirm button says. */
export function confirmWords({ from, end, attacks }: Posed, kind: string): string {
  if (end.leaves) return t('web-tank-do-leave');
  if (end.sinks) return t('web-tank-do-sink');
  if (end.explodes) return t('web-tank-do-explode');
  const made = attacks.map((index) => end.attacks[index]!);
  if (made.length > 1)
    return t('web-tank-do-strike', { targets: [...new Set(made.map((one) => one.target))].join(', ') });
  const [only] = made;
  if (only) return t(`web-tank-do-${only.weapon}`, { target: only.target, to: only.to });
  if (end.stomped.length > 0) return t('web-tank-do-stomp', { targets: end.stomped.join(', ') });
  if (end.flag) return t(`web-tank-do-flag-${end.flag}`);
  if (end.square === from) return t('web-tank-do-turn');
  if (!isGiant(kind) && backsUp(from, end)) return t('web-tank-do-back', { end: end.square });
  return t(isGiant(kind) ? 'web-tank-do-walk' : 'web-tank-do-drive', { end: end.square });
}
