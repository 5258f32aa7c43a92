// What the board shows at this moment: the newest view, or, while something happens, the one before it and how far it is.

import { stretch, type Speed } from '$lib/pace';
import { play } from '$lib/sound';
import { settings } from '$lib/settings.svelte';
import type { GameEvent } from '$lib/types';
import { name, type Named } from './identity';
import type { BoardView } from './model';
import { plan, type Scene } from './motion';

export class Stage {
  view = $state.raw<BoardView | null>(null);
  pieces = $state.raw<Named[]>([]);
  scene = $state.raw<Scene | null>(null);
  /** Milliseconds since the scene began. */
  now = $state(0);
  #next: { view: BoardView; pieces: Named[] } | null = null;
  #frame = 0;

  #done: () => void = () => undefined;

  /** Show a view, with the events that led to it played out if things may move; `done` hears when they have been. */
  show(view: BoardView, events: readonly GameEvent[], speed: Speed, done: () => void): void {
    this.skip();
    this.#done = done;
    const pieces = name(view.pieces, this.pieces, events);
    const scene = events.length > 0 && this.view?.size === view.size ? plan(events, stretch(speed)) : null;
    for (const { sound, at } of scene?.sounds ?? []) play(sound, settings.moving ? at : 0);
    if (!scene || scene.end === 0 || !settings.moving || document.hidden) {
      this.#set(view, pieces);
      this.#end();
      return;
    }
    this.#next = { view, pieces };
    this.scene = scene;
    this.now = 0;
    const began = performance.now();
    const tick = (): void => {
      this.now = performance.now() - began;
      if (this.now >= scene.end) this.skip();
      else this.#frame = requestAnimationFrame(tick);
    };
    this.#frame = requestAnimationFrame(tick);
  }

  /** To the end of what is being shown. */
  skip(): void {
    cancelAnimationFrame(this.#frame);
    this.scene = null;
    if (this.#next) this.#set(this.#next.view, this.#next.pieces);
    this.#next = null;
    this.#end();
  }

  #end(): void {
    const done = this.#done;
    this.#done = () => undefined;
    done();
  }

  #set(view: BoardView, pieces: Named[]): void {
    this.view = view;
    this.pieces = pieces;
  }
}
