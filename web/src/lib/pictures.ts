// Pictures drawn by the artwork of the tables. One file holds all themes; the address names the one in force.

import { settings } from './settings.svelte';

const FILES = import.meta.glob<string>('../pictures/**/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where a picture is, in the colours of the page; empty if there is none of this name. */
function picture(name: string): string {
  const file = FILES[`../pictures/${name}.svg`];
  return file ? `${file}#${settings.shownTheme}` : '';
}

export const gamePicture = (game: string): string => picture(game);
export const boardPicture = (scheme: string): string => picture(`boards/${scheme}`);
