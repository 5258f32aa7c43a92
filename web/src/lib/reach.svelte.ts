// Whether the server can be reached: by what the browser says, and by how the last call went.

/** After a call that failed, so many milliseconds until it is tried whether somebody answers again. */
const AGAIN = 8000;

class Reach {
  there = $state(typeof navigator === 'undefined' || navigator.onLine !== false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('offline', () => this.lose());
    window.addEventListener('online', () => void this.#look());
  }

  find(): void {
    this.there = true;
    clearTimeout(this.#timer);
  }

  lose(): void {
    this.there = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), AGAIN);
  }

  async #look(): Promise<void> {
    try {
      await fetch('/healthz', { cache: 'no-store' });
      this.find();
    } catch {
      this.lose();
    }
  }
}

export const reach = new Reach();
