// Which drawing shows a kind. One that nobody has drawn yet is a plain silhouette with its letters on it.

import { DRAWN, PLAIN } from './artwork';
import { isGiant } from './kinds';

export interface Art {
  /** The name of the drawing, as in `#tc-live-mt`. */
  name: string;
  /** Whether it is the kind's own. */
  own: boolean;
}

export function artOf(kind: string): Art {
  const own = DRAWN.includes(kind);
  return { name: (own ? kind : isGiant(kind) ? PLAIN.giant : PLAIN.vehicle).toLowerCase(), own };
}
