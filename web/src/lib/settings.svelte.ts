// What a person has chosen, kept in this browser only.

import { DEFAULT_LANGUAGE, firstSpoken, spoken } from './languages';
import { SPEEDS, type Speed } from './pace';
import type { Language } from './types';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Motion = 'auto' | 'full' | 'none';

/** What the board of Tank Chess is printed on. */
export const BOARDS = ['map', 'snow', 'sand', 'meadow'] as const;
export type BoardStyle = (typeof BOARDS)[number];
/** How its tanks are drawn: as tanks, or as flat counters with a large sign. */
export const PIECES = ['tanks', 'counters'] as const;
export type PieceStyle = (typeof PIECES)[number];

export interface Choices {
  theme: Theme;
  language: Language;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  motion: Motion;
  board: BoardStyle;
  pieces: PieceStyle;
  /** Whether the board turns to whoever is to move, where several share a device. */
  turnBoard: boolean;
  /** How fast things are shown. */
  speed: Speed;
  /** Whether the coach says what could happen, where a match has one. */
  coach: boolean;
  /** Whether a move waits for the confirm button. */
  confirm: boolean;
  name: string;
  /** Whether phrases of other players are shown. */
  phrases: boolean;
  /** Whether the browser shall say that it is one's turn. */
  notify: boolean;
  /** The bot last played against, by game. */
  bots: Record<string, string>;
  /** The board of Tank Chess last played on; empty before a first game. */
  scheme: string;
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
    board: 'map',
    pieces: 'tanks',
    turnBoard: false,
    speed: 'normal',
    coach: true,
    confirm: true,
    name: '',
    phrases: true,
    notify: false,
    bots: {},
    scheme: '',
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
  board = $state<BoardStyle>('map');
  pieces = $state<PieceStyle>('tanks');
  turnBoard = $state(false);
  speed = $state<Speed>('normal');
  coach = $state(true);
  confirm = $state(true);
  name = $state('');
  phrases = $state(true);
  notify = $state(false);
  bots = $state.raw<Record<string, string>>({});
  scheme = $state('');
  knowsNoMuscle = $state(false);
  #system = $state({ still: false, dark: false, contrast: false });

  constructor() {
    Object.assign(this, defaults(), stored());
    // One that was chosen here once may be gone.
    if (!spoken(this.language)) this.language = firstLanguage();
    if (!SPEEDS.includes(this.speed)) this.speed = 'normal';
    if (!BOARDS.includes(this.board)) this.board = 'map';
    if (!PIECES.includes(this.pieces)) this.pieces = 'tanks';
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
    const kept = Object.keys(defaults()).map((name) => [name, this[name as keyof Choices]]);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
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
