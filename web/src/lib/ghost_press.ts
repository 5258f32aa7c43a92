// A second press of an impatient finger was meant for what stood there before, not for what has appeared under it since:
// a new page, a dialog, another row of buttons. Such a press does nothing. One guard for every page and both games.

/** In pixels of the screen. */
type Point = readonly [number, number];

/** What is under a finger: the thing that can be pressed there, and what it says. */
export interface Control {
  element: unknown;
  words: string;
}

/** Two presses at most so far apart in time belong together, as in a double click. */
export const TOGETHER = 500;
/** What has appeared under the finger takes no press for so long. */
export const SETTLING = 400;
/** How long what is under the finger is watched after a press: a page may take a while to come. */
export const WATCHED = 3000;
/** Two presses at most so far apart on the screen are in the same place. */
const NEAR = 24;

interface Press {
  at: number;
  point: Point;
  control: Control | null;
  /** Since when something else has been there; null as long as nothing has changed. */
  changed: number | null;
}

/** Remembers the last press, and tells which of the next ones was not meant for what is there. */
export class PressGuard {
  #last: Press | null = null;

  /** Where to look for changes; null when nobody has pressed for a while. */
  watched(now: number): Point | null {
    return this.#last && now - this.#last.at < WATCHED ? this.#last.point : null;
  }

  /** Whoever has scrolled or used a key since has seen what is there: their next press is no second one. */
  forget(): void {
    this.#last = null;
  }

  /** What is under the finger now. */
  look(now: number, control: Control | null): void {
    if (this.#last && this.#last.changed === null && !same(this.#last.control, control))
      this.#last.changed = now;
  }

  /** Whether this press shall do nothing. */
  press(now: number, point: Point, control: Control | null): boolean {
    const last = this.#last;
    this.look(now, control);
    const again = last !== null && near(last.point, point) && now - last.at < WATCHED;
    const ghost =
      again &&
      last.changed !== null &&
      !same(last.control, control) &&
      (now - last.at < TOGETHER || now - last.changed < SETTLING);
    // Whoever goes on pressing still means what they saw first.
    this.#last = ghost ? { ...last, at: now } : { at: now, point, control, changed: null };
    return ghost;
  }
}

function same(one: Control | null, other: Control | null): boolean {
  return one?.element === other?.element && one?.words === other?.words;
}

function near([ax, ay]: Point, [bx, by]: Point): boolean {
  return Math.hypot(ax - bx, ay - by) <= NEAR;
}

const PRESSABLE =
  'button, a, label, input, select, textarea, summary, [role=option], [role=grid], [data-board], dialog';
/** How often it is looked what is under the finger, in milliseconds. */
const EVERY = 80;

function controlOf(element: Element | null): Control | null {
  const found = element?.closest(PRESSABLE);
  // What is written on a button is part of what it is; a board stays the same whatever stands on it.
  const words = found?.matches('button, a') ? (found.getAttribute('aria-label') ?? found.textContent) : '';
  return found ? { element: found, words } : null;
}

/** Keep such presses from everything on the page, and with them the key that is still held down. */
export function guardPresses(page: Window): void {
  const guard = new PressGuard();
  let swallowing = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let held: Element | null = null;

  const under = ([x, y]: Point): Control | null => controlOf(page.document.elementFromPoint(x, y));
  const swallow = (event: Event): void => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  function watch(): void {
    clearInterval(timer);
    timer = setInterval(() => {
      const point = guard.watched(performance.now());
      if (point) guard.look(performance.now(), under(point));
      else clearInterval(timer);
    }, EVERY);
  }

  page.addEventListener(
    'pointerdown',
    (event) => {
      const point: Point = [event.clientX, event.clientY];
      swallowing = guard.press(performance.now(), point, controlOf(event.target as Element));
      watch();
    },
    true,
  );
  for (const name of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick'] as const) {
    page.addEventListener(
      name,
      (event) => {
        // A click without a finger comes from the keyboard or from a screen reader.
        if (swallowing && !(event.type === 'click' && (event as MouseEvent).detail === 0)) swallow(event);
      },
      true,
    );
  }
  for (const name of ['wheel', 'pointercancel'] as const)
    page.addEventListener(name, () => guard.forget(), { capture: true, passive: true });
  page.addEventListener(
    'keydown',
    (event) => {
      if (!event.repeat) guard.forget();
      if (!['Enter', ' '].includes(event.key)) return;
      if (!event.repeat) held = event.target as Element;
      else if (held !== event.target) swallow(event);
    },
    true,
  );
}
