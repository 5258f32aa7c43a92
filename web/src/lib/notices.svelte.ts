// "Your turn", said where somebody sees it who looks elsewhere: in the title, on the icon, by a message of the browser.
// All of it needs a tab or the installed app that is open; nothing here can reach anybody when everything is closed.

import { gameTitle } from './games.svelte';
import { t } from './i18n.svelte';
import { keys } from './keys.svelte';
import { myMatches } from './my_matches.svelte';
import { settings } from './settings.svelte';

/** How often the other matches are looked at, in milliseconds. */
const EVERY = 60_000;

export type Permission = 'asked' | 'granted' | 'denied' | 'insecure';

/** Whether the browser may show messages of this page; `asked`: not yet decided. */
export function permission(): Permission {
  if (typeof Notification === 'undefined' || !window.isSecureContext) return 'insecure';
  return Notification.permission === 'default' ? 'asked' : Notification.permission;
}

interface Turn {
  match: string;
  game: string;
  /** With whom one plays. */
  names: string;
  /** What was told once is not told again. */
  version: number;
}

class Notices {
  /** The match on this page, if it is one's turn there. */
  #here = $state.raw<Turn | null>(null);
  /** Other matches where it is one's turn. */
  #elsewhere = $state.raw<Turn[]>([]);
  #told = new Map<string, number>();
  #timer: ReturnType<typeof setInterval> | undefined;

  /** The game on this page where it is one's turn; empty if it is not. */
  get game(): string {
    return this.#here?.game ?? '';
  }

  /** In how many matches it is one's turn. */
  get count(): number {
    return (this.#here ? 1 : 0) + this.#elsewhere.length;
  }

  /** Where one sits now: told when it becomes one's turn, and with null when it is not. */
  sit(match: string, turn: Omit<Turn, 'match'> | null): void {
    this.#here = turn && { match, ...turn };
    this.#elsewhere = this.#elsewhere.filter((one) => one.match !== match);
    if (this.#here) this.#tell(this.#here);
  }

  leave(): void {
    this.#here = null;
  }

  /** Ask the browser for leave, which it takes only from a press of a button; whether it was given. */
  async allow(): Promise<Permission> {
    const found = permission();
    if (found !== 'asked') return found;
    await Notification.requestPermission();
    return permission();
  }

  /** Look after the other matches, as long as the page is open. */
  watch(): () => void {
    const look = () => void this.#look();
    look();
    this.#timer = setInterval(look, EVERY);
    return () => clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (!settings.notify || !keys.all.length) return;
    await myMatches.ask().catch(() => undefined);
    const waiting = [...myMatches.known.values()].filter(
      (one) =>
        one.mode === 'online' &&
        !one.outcome &&
        myMatches.turn(one.match) === 'mine' &&
        one.match !== this.#here?.match,
    );
    this.#elsewhere = waiting.map((one) => ({
      match: one.match,
      game: one.game,
      names: one.seats
        .filter((seat) => !one.yours.includes(seat.seat))
        .map((seat) => seat.name)
        .join(', '),
      version: one.version,
    }));
    for (const one of this.#elsewhere) this.#tell(one);
  }

  /** A message of the browser, once for each turn, and only to somebody who does not look at the page. */
  #tell(turn: Turn): void {
    const looking = document.visibilityState === 'visible' && document.hasFocus() && turn === this.#here;
    const known = this.#told.get(turn.match) ?? -1;
    if (turn.version <= known) return;
    this.#told.set(turn.match, turn.version);
    if (looking || !settings.notify || permission() !== 'granted') return;
    void show(t('web-turn-notice', { game: gameTitle(turn.game) }), turn);
  }
}

/** Through the service worker where there is one: some browsers know no other way, and a press leads back here. */
async function show(title: string, turn: Turn): Promise<void> {
  const options = {
    body: turn.names ? t('web-turn-against', { names: turn.names }) : '',
    tag: `behemoth ${turn.match}`,
    icon: '/icons/icon-192.png',
    data: { path: `/m/${turn.match}` },
  };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

export const notices = new Notices();

/** The number on the icon of the installed app, where there is one, and the dot on the icon of the tab. */
export function badge(count: number): void {
  const set = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  set?.catch(() => undefined);
  const icon = document.querySelector('link[rel=icon]');
  const wanted = count ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}
