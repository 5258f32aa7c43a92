// Games opened from a file, kept in this browser so that they have an address and survive a reload. The server knows nothing
// of them: the address works here only.

const KEY = 'behemoth.imported';
/** So many games are kept, and so many letters in all: a browser does not give much room. */
const MOST = 12;
const MOST_LETTERS = 1_500_000;
const SIGN = 'own-';

interface Kept {
  id: string;
  text: string;
}

function stored(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

/** The same text has the same name (FNV-1a, twice 32 bits). */
export function nameOf(text: string): string {
  const hash = (seed: number): string => {
    let value = seed;
    for (let n = 0; n < text.length; n++) value = Math.imul(value ^ text.charCodeAt(n), 0x01000193);
    return (value >>> 0).toString(36).padStart(7, '0');
  };
  return `${SIGN}${hash(0x811c9dc5)}${hash(0x1b873593)}`;
}

/** Whether an address names a game of this browser rather than a match of the table. */
export function isImported(name: string): boolean {
  return name.startsWith(SIGN);
}

/** The newest first, as many as there is room for. */
export function fitting(games: readonly Kept[]): Kept[] {
  let letters = 0;
  return games.slice(0, MOST).filter(({ text }) => (letters += text.length) <= MOST_LETTERS);
}

/** Keep a game; its name, or nothing where there is no room. */
export function keepGame(text: string): string {
  const id = nameOf(text);
  const kept = fitting([{ id, text }, ...stored().filter((one) => one.id !== id)]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return '';
  }
  return kept.some((one) => one.id === id) ? id : '';
}

export function findGame(name: string): string | null {
  return stored().find((one) => one.id === name)?.text ?? null;
}
