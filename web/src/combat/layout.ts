// How the table fits into the room it has on the page, in pixels.

import type { Shape } from './places';

export interface Layout {
  /** A phone held upright. */
  small: boolean;
  /** A phone on its side: little height, so the own hand lies beside the table. */
  low: boolean;
  shape: Shape;
}

export function layoutOf(width: number, height: number): Layout {
  // Upright, however little is left of it, there is no room for two beside each other.
  const low = height > 0 && height < 500 && width >= 480;
  const small = low || (width > 0 && width < 640) || (height > 0 && height < 500);
  return { small, low, shape: small ? 'narrow' : 'wide' };
}

/** How wide a card of the own hand is. Many cards get a little smaller before they cover each other's words. */
export function cardSize(width: number, height: number, cards: number, asks: boolean): number {
  const { small, low } = layoutOf(width, height);
  if (low) return 78;
  if (small && height < 500) return asks ? 66 : 78;
  if (small) return asks || height < 560 ? 92 : 104;
  const large = Math.max(96, Math.min(220, height * 0.17));
  const share = Math.max(88, (width - 48) / Math.max(1, cards));
  return Math.round(Math.min(large, share));
}

/** The ring that tells which way play goes: its half-axes, and how far down its middle is. */
export interface Ring {
  rx: number;
  ry: number;
  cy: number;
}

export function ringOf(width: number, height: number, small: boolean, coop: boolean): Ring {
  // On a phone words and piles fill the middle: the ring keeps to the rim of the table.
  if (small) return { rx: width * 0.44, ry: height * 0.26, cy: height * 0.5 };
  return { rx: width * (coop ? 0.262 : 0.285), ry: height * 0.315, cy: height * 0.53 };
}
