// Where and how a figure stands, also half-way through a drive or an explosion.

import { CELL } from './artwork';
import type { Plan } from './geometry';
import type { Named } from './identity';
import { isGiant } from './kinds';
import { between, share, type Scene } from './motion';

export interface Place {
  x: number;
  y: number;
  turn: number;
  fade: number;
  lift: number;
}

const TURN = 360;

function rest(plan: Plan, piece: Named): Place {
  const [x, y] = plan.centre(piece.square);
  return { x, y, turn: plan.angle(piece.heading), fade: 1, lift: 0 };
}

/** The shorter way round from one angle to another. */
function mix(from: number, to: number, part: number): number {
  const apart = ((to - from + TURN * 1.5) % TURN) - TURN / 2;
  return from + apart * part;
}

export function placeOf(plan: Plan, piece: Named, scene: Scene | null, now: number): Place {
  const still = rest(plan, piece);
  if (!scene) return still;
  const drive = scene.drives.find((one) => one.from === piece.square);
  const way = drive && between(drive, now);
  if (drive && way) {
    const [[ax, ay], [bx, by]] = [plan.centre(way.first.square), plan.centre(way.second.square)];
    const [from, to] = [plan.angle(way.first.heading), plan.angle(way.second.heading)];
    const outside = drive.gone && way.first === way.second ? way.share : 0;
    const [ahead, down] = plan.ahead(way.first.heading);
    return {
      x: ax + (bx - ax) * way.share + ahead * CELL * outside,
      y: ay + (by - ay) * way.share + down * CELL * outside,
      turn: mix(from, to, way.share),
      fade: 1 - outside,
      lift: 0,
    };
  }
  return struck(plan, piece, scene, now, still);
}

function struck(plan: Plan, piece: Named, scene: Scene, now: number, still: Place): Place {
  const thrown = scene.flights.find((one) => one.strike === 'throw' && one.from === piece.square);
  const boom = scene.booms.find((one) => one.square === piece.square || (thrown && one.square === thrown.to));
  // A destroyed Monster stands until it is known where it falls.
  const fade = boom && !isGiant(piece.kind) ? 1 - Math.min(1, share(boom, now) * 2) : 1;
  if (!thrown || now < thrown.at) return { ...still, fade };
  const [x, y] = plan.centre(thrown.to);
  const part = share(thrown, now);
  return {
    x: still.x + (x - still.x) * part,
    y: still.y + (y - still.y) * part,
    turn: still.turn + 540 * part,
    fade,
    lift: Math.sin(part * Math.PI) * 0.6,
  };
}
