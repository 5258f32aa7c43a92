// Where things are on the screen, by name, for whatever flies between them.

import { getContext, setContext } from 'svelte';

export class Anchors {
  #found = new Map<string, HTMLElement>();

  /** For `{@attach anchors.at('draw')}`. */
  at(name: string) {
    return (node: HTMLElement) => {
      this.#found.set(name, node);
      return () => {
        if (this.#found.get(name) === node) this.#found.delete(name);
      };
    };
  }

  get(name: string): HTMLElement | undefined {
    return this.#found.get(name);
  }
}

const KEY = Symbol('anchors');

export function provideAnchors(): Anchors {
  return setContext(KEY, new Anchors());
}

export function useAnchors(): Anchors | undefined {
  return getContext<Anchors | undefined>(KEY);
}
