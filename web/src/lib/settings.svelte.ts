// What a person has chosen, kept in this browser only.

import { DEFAULT_LANGUAGE, firstSpoken, spoken } from './languages';
import type { Language } from './types';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Motion = 'auto' | 'full' | 'none';

export interface Choices {
  theme: Theme;
  language: Language;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  motion: Motion;
  /** Whether a move waits for the confirm button. */
  confirm: boolean;
  name: string;
  /** The bot last played against, by game. */
  bots: Record<string, string>;
  /** Has read that the bots think without their engine here. */
  knowsNoMuscle: boolean;
}

const KEY = 'behemoth.settings';

function firstLanguage(): Language {
  return firstSpoken(typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]));
}

function defaults(): Choices {
  return {
    theme: 'auto',
    language: firstLanguage(),
    sound: true,
    volume: 0.5,
    motion: 'auto',
    confirm: true,
    name: '',
    bots: {},
    knowsNoMuscle: false,
  };
}

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>;
  } catch {
    return {}; // no storage, or something else wrote there: the defaults are always good
  }
}

class Settings implements Choices {
  theme = $state<Theme>('auto');
  language = $state<Language>(DEFAULT_LANGUAGE);
  sound = $state(true);
  volume = $state(0.5);
  motion = $state<Motion>('auto');
  confirm = $state(true);
  name = $state('');
  bots = $state.raw<Record<string, string>>({});
  knowsNoMuscle = $state(false);
  #system = $state({ still: false, dark: false, contrast: false });

  constructor() {
    Object.assign(this, defaults(), stored());
    // One that was chosen here once may be gone.
    if (!spoken(this.language)) this.language = firstLanguage();
    this.#follow('(prefers-reduced-motion: reduce)', (on) => (this.#system.still = on));
    this.#follow('(prefers-color-scheme: dark)', (on) => (this.#system.dark = on));
    this.#follow('(prefers-contrast: more)', (on) => (this.#system.contrast = on));
  }

  /** The theme in force, with `auto` resolved. */
  get shownTheme(): Exclude<Theme, 'auto'> {
    if (this.theme !== 'auto') return this.theme;
    if (this.#system.contrast) return 'contrast';
    return this.#system.dark ? 'dark' : 'light';
  }

  /** Whether things may move. */
  get moving(): boolean {
    return this.motion === 'full' || (this.motion === 'auto' && !this.#system.still);
  }

  change(choices: Partial<Choices>): void {
    Object.assign(this, choices);
    this.#keep();
  }

  #keep(): void {
    const { theme, language, sound, volume, motion, confirm, name, bots, knowsNoMuscle } = this;
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ theme, language, sound, volume, motion, confirm, name, bots, knowsNoMuscle }),
      );
    } catch {
      // private mode without storage: the choice holds for this page
    }
  }

  #follow(query: string, apply: (on: boolean) => void): void {
    if (typeof matchMedia === 'undefined') return;
    const list = matchMedia(query);
    apply(list.matches);
    list.addEventListener('change', (event) => apply(event.matches));
  }
}

export const settings = new Settings();
