// What a screen reader says. Polite waits for a pause, assertive does not.

class Announcer {
  polite = $state('');
  assertive = $state('');
  #flip = false;

  say(text: string): void {
    this.polite = this.#fresh(text);
  }

  alert(text: string): void {
    this.assertive = this.#fresh(text);
  }

  /** The same sentence twice is spoken twice: an invisible character makes it new. */
  #fresh(text: string): string {
    this.#flip = !this.#flip;
    return text && this.#flip ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
