// The map in words, for screen readers and lists.

import { t } from '$lib/i18n.svelte';
import type { Square } from '../tank/geometry';
import { kindOf, terrainOf } from '../tank/kinds';
import { SIDES } from '../tank/model';
import { headingWord, kindWord, pieceWords } from '../tank/words';
import type { Brush } from './brush';
import { cellAt, pieceCount, type Cell, type Draft } from './draft';
import type { MapText } from './my_maps.svelte';
import { squaresOf, type Rectangle } from './selection';

/** Whether the publisher has only named a terrain, so that what it does is ours: the land mine (section 12). */
export function isOurGround(ground: string): boolean {
  return terrainOf(ground)?.explodes ?? false;
}

export function groundWord(ground: string): string {
  return ground === '' ? t('web-map-open-ground') : (terrainOf(ground)?.title ?? ground);
}

function parts(cell: Cell, square: Square): string[] {
  const { ground, piece, wreck, stack, body } = cell;
  return [
    ...(piece ? [pieceWords({ ...piece, square })] : []),
    ...(wreck ? [kindOf(wreck)?.wreck ?? wreck] : []),
    ...(stack ? [t('web-tank-stack')] : []),
    ...(body ? [t('web-tank-body')] : []),
    ...(ground ? [groundWord(ground)] : []),
  ];
}

/** What is on a square. */
export function cellWords(draft: Draft, square: Square): string {
  const flags = SIDES.filter((side) => draft.flags[side] === square).map((side) =>
    t('web-map-flag-of', { side }),
  );
  return [...parts(cellAt(draft, square), square), ...flags].join(', ') || t('web-tank-square-empty');
}

/** What the hand holds. */
export function brushWords(brush: Brush): string {
  const { tool } = brush;
  if (tool === 'ground') return groundWord(brush.ground);
  if (tool === 'shape') return `${t(`web-map-shape-${brush.shape}`)}, ${groundWord(brush.stuff)}`;
  if (tool === 'piece') return pieceWords({ ...brush, square: '' });
  if (tool === 'flag') return t('web-map-flag-of', { side: brush.side });
  if (tool !== 'wreck') return t(`web-map-tool-${tool}`);
  const { remains } = brush;
  if (remains.is === 'wreck') return kindOf(remains.kind)?.wreck ?? kindWord(remains.kind);
  if (remains.is === 'stack') return t('web-tank-stack');
  return [t('web-tank-body'), headingWord(remains.side === 'alone' ? '' : remains.side)]
    .filter(Boolean)
    .join(', ');
}

export function areaWords(area: Rectangle): string {
  const squares = squaresOf(area);
  return t('web-map-selected', { from: squares[0]!, to: squares.at(-1)!, count: squares.length });
}

/** Size and pieces in one line. */
export function sizeWords(draft: Draft): string {
  const [white, black] = [pieceCount(draft, 'white'), pieceCount(draft, 'black')];
  return `${draft.size} × ${draft.size} · ${t('web-map-pieces', { white, black })}`;
}

export function titleOf({ title }: Pick<MapText, 'title'>): string {
  return title.trim() || t('web-map-untitled');
}
