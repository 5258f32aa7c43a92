// Addresses inside the app. Small on purpose: a table of patterns, links that do not reload, and back and forth.

import { OWN_IDS } from './own_games';

export type Page =
  | 'home'
  | 'new'
  | 'join'
  | 'carry'
  | 'games'
  | 'tables'
  | 'table'
  | 'watch'
  | 'replay'
  | 'analysis'
  | 'learn'
  | 'lesson'
  | 'puzzles'
  | 'puzzle'
  | 'maps'
  | 'map'
  | 'rules'
  | 'settings'
  | 'about'
  | 'privacy'
  | 'lost';

export interface Place {
  page: Page;
  /** The named part of the address, a match or a lesson. */
  name: string;
  /** A further part below it, as the number of a task. */
  part: string;
  query: Record<string, string>;
  /** What stands after #; secrets of an invitation travel here, and only here, so that no server sees them. */
  fragment: string;
}

const PATTERNS: readonly [RegExp, Page][] = [
  [/^\/$/, 'home'],
  [/^\/new\/?$/, 'new'],
  [/^\/join\/([\w-]{1,40})\/?$/, 'join'],
  [/^\/carry\/?$/, 'carry'],
  [/^\/games\/?$/, 'games'],
  [/^\/tables\/?$/, 'tables'],
  [/^\/m\/([\w-]{1,40})\/?$/, 'table'],
  [/^\/watch\/([\w-]{1,40})\/?$/, 'watch'],
  [/^\/replay(?:\/([\w-]{1,40}))?\/?$/, 'replay'],
  [/^\/analysis(?:\/([\w-]{1,40}))?\/?$/, 'analysis'],
  [/^\/learn\/?$/, 'learn'],
  [new RegExp(`^/learn/(${OWN_IDS.join('|')})/?$`), 'rules'], // where the rules stood once
  [/^\/learn\/([\w-]{1,40})(?:\/(\d{1,3}))?\/?$/, 'lesson'],
  [/^\/puzzles\/?$/, 'puzzles'],
  [/^\/puzzles\/([\w-]{1,40})\/?$/, 'puzzle'],
  [/^\/maps\/?$/, 'maps'],
  [/^\/maps\/([\w-]{1,40})\/?$/, 'map'],
  [/^\/rules(?:\/([\w-]{1,40}))?\/?$/, 'rules'],
  [/^\/settings\/?$/, 'settings'],
  [/^\/about\/?$/, 'about'],
  [/^\/privacy\/?$/, 'privacy'],
];

/** What an address means. */
export function read(address: string): Place {
  const url = new URL(address, 'http://behemoth');
  const query = Object.fromEntries(url.searchParams);
  const fragment = url.hash.slice(1);
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(url.pathname);
    if (found) return { page, name: found[1] ?? '', part: found[2] ?? '', query, fragment };
  }
  return { page: 'lost', name: url.pathname, part: '', query, fragment };
}

function here(): string {
  return typeof location === 'undefined' ? '/' : location.pathname + location.search + location.hash;
}

class Router {
  place = $state.raw<Place>(read(here()));

  /** Follow links, and the back button. */
  listen(): void {
    window.addEventListener('popstate', () => (this.place = read(here())));
    window.addEventListener('hashchange', () => (this.place = read(here())));
    document.addEventListener('click', (event) => this.#click(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    const before = this.place;
    this.place = read(address);
    const { page, name, part } = this.place;
    if (before.page !== page || before.name !== name || before.part !== part) window.scrollTo(0, 0);
  }

  #click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const href = link.getAttribute('href') ?? '';
    if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/api/')) return;
    event.preventDefault();
    this.go(href);
  }
}

export const router = new Router();
