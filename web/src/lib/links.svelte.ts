// Under which address others reach the table. Whoever opened the page as "localhost" would send links that lead each
// reader to their own machine; the server knows better, or says that it listens to this machine only.

import { call } from './api';
import type { Reach as Told } from './generated/server';

const OWN = /^(localhost|127\.[\d.]+|\[::1\])$/;

class Links {
  /** What the server said; null before it did, and where nobody needs to ask. */
  told = $state.raw<Told | null>(null);
  #asked = false;

  /** Ask once, if the page was opened under a name that means another machine elsewhere. */
  ask(): void {
    if (this.#asked || !OWN.test(location.hostname)) return;
    this.#asked = true;
    call<Told>('/api/reach').then(
      (told) => (this.told = told),
      () => (this.#asked = false),
    );
  }

  /** What links begin with. */
  get base(): string {
    return this.told?.address || location.href;
  }

  /** Nobody else can open a link of this page. */
  get alone(): boolean {
    return this.told?.alone ?? false;
  }

  /** Others may get here, but nobody knows by which address. */
  get unknown(): boolean {
    return this.told !== null && !this.told.alone && !this.told.address;
  }
}

export const links = new Links();
