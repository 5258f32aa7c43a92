// The figures of kinds and ground, as the server describes them: none is copied here.

import { rows } from '$lib/games.svelte';
import type { KindInfo, TerrainInfo } from '$lib/generated/tank';

const GAME = 'tank-chess';

export const kinds = (): readonly KindInfo[] => rows<KindInfo>(GAME, 'kinds');
export const kindOf = (mark: string): KindInfo | undefined => kinds().find((kind) => kind.mark === mark);
/** Whether it is a Monster. */
export const isGiant = (mark: string): boolean => kindOf(mark)?.giant ?? false;
/** Whether losing it loses the game. */
export const isCommander = (mark: string): boolean => kindOf(mark)?.commander ?? false;

export const terrainOf = (name: string): TerrainInfo | undefined =>
  rows<TerrainInfo>(GAME, 'terrain').find((one) => one.name === name);
