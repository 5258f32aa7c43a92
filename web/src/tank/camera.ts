// Which part of the drawing is shown: a square window that can be moved and made smaller, never leaving the drawing.

import type { Point } from './geometry';

export interface Camera {
  x: number;
  y: number;
  width: number;
}
/** The whole drawing: its upper left corner and its side. */
export interface Sheet {
  corner: number;
  side: number;
}

/** At most this many times larger. */
export const CLOSEST = 5;

export function whole(sheet: Sheet): Camera {
  return { x: sheet.corner, y: sheet.corner, width: sheet.side };
}

export function zoomed(camera: Camera, sheet: Sheet): boolean {
  return camera.width < sheet.side - 0.5;
}

function clamp(camera: Camera, sheet: Sheet): Camera {
  const width = Math.min(sheet.side, Math.max(sheet.side / CLOSEST, camera.width));
  const most = sheet.corner + sheet.side - width;
  return {
    x: Math.min(most, Math.max(sheet.corner, camera.x)),
    y: Math.min(most, Math.max(sheet.corner, camera.y)),
    width,
  };
}

/** Larger by a factor, with one point staying where it is. */
export function zoom(camera: Camera, sheet: Sheet, [x, y]: Point, factor: number): Camera {
  const width = Math.min(sheet.side, Math.max(sheet.side / CLOSEST, camera.width / factor));
  const share = width / camera.width;
  return clamp({ x: x - (x - camera.x) * share, y: y - (y - camera.y) * share, width }, sheet);
}

export function pan(camera: Camera, sheet: Sheet, across: number, down: number): Camera {
  return clamp({ ...camera, x: camera.x + across, y: camera.y + down }, sheet);
}

/** Moved as little as needed so that a point with some room around it can be seen. */
export function reveal(camera: Camera, sheet: Sheet, [x, y]: Point, room: number): Camera {
  const [left, top] = [camera.x + room, camera.y + room];
  const inner = Math.max(0, camera.width - 2 * room);
  const across = x < left ? x - left : x > left + inner ? x - left - inner : 0;
  const down = y < top ? y - top : y > top + inner ? y - top - inner : 0;
  return across || down ? pan(camera, sheet, across, down) : camera;
}
