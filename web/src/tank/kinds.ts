// The figures of kinds and ground, as the server describes them: none is copied here.

import { rows } from '$lib/games.svelte';
import type { KindInfo, TerrainInfo } from '$lib/generated/tank';

const GAME = 'tank-chess';

export const kinds = (): readonly KindInfo[] => rows<KindInfo>(GAME, 'kinds');
export const kindOf = (mark: string): KindInfo | undefined => kinds().find((kind) => kind.mark === mark);
/** Whether it is a Monster. */
export const isGiant = (mark: string): boolean => kindOf(mark)?.giant ?? false;
/** Whether the publisher has only named it, so that its figures are ours. */
export const isUnofficial = (mark: string): boolean => kindOf(mark)?.official === false;
/** Whether losing it loses the game. */
export const isCommander = (mark: string): boolean => kindOf(mark)?.commander ?? false;

export const terrains = (): readonly TerrainInfo[] => rows<TerrainInfo>(GAME, 'terrain');
/** The smallest and the largest board. */
export const sizes = (): readonly number[] => rows<number>(GAME, 'sizes');
export const terrainOf = (name: string): TerrainInfo | undefined =>
  terrains().find((one) => one.name === name);
