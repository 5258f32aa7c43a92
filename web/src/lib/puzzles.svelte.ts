// The puzzles there are, those of the day, and which one comes next.

import { call } from './api';
import type { PuzzleInfo, Puzzles } from './generated/server';

export type { PuzzleInfo } from './generated/server';

let answered = $state.raw<Puzzles | null>(null);
let failed = $state('');
let asking: Promise<void> | null = null;
/** So long, in milliseconds, an answer holds; the day may have changed since. */
const FRESH = 600_000;
let at = 0;

/** All puzzles; null until the server has answered. To be called in an effect or a template. */
export function puzzles(): Puzzles | null {
  if (!asking && (!at || Date.now() - at > FRESH)) asking = ask();
  return answered;
}

/** Why there are none, in a sentence. */
export function puzzlesTrouble(): string {
  return failed;
}

async function ask(): Promise<void> {
  at = Date.now();
  try {
    answered = await call<Puzzles>('/api/puzzles');
    failed = '';
  } catch (error) {
    failed = error instanceof Error ? error.message : String(error);
  } finally {
    asking = null;
  }
}

/** Which puzzles somebody wants to solve; what is missing does not matter. */
export interface Wish {
  game?: string;
  /** A goal as `win-2`, `save`, `cards`, or a theme. */
  about?: string;
  grade?: number;
}

/** What is to be done, in one word. */
export function goalOf(puzzle: PuzzleInfo): string {
  return puzzle.goal === 'win' ? `win-${puzzle.moves ?? 1}` : puzzle.goal;
}

export function fits(puzzle: PuzzleInfo, wish: Wish): boolean {
  return (
    (!wish.game || puzzle.game === wish.game) &&
    (!wish.grade || puzzle.grade === wish.grade) &&
    (!wish.about || goalOf(puzzle) === wish.about || puzzle.themes.includes(wish.about))
  );
}

/** The next one that is not solved, the easiest first; one that was solved if all of them were. */
export function nextPuzzle(
  all: readonly PuzzleInfo[],
  wish: Wish,
  solved: (id: string) => boolean,
  but = '',
): PuzzleInfo | null {
  const fitting = all.filter((one) => fits(one, wish) && one.id !== but);
  const open = fitting.filter((one) => !solved(one.id));
  return [...(open.length ? open : fitting)].sort((one, other) => one.grade - other.grade)[0] ?? null;
}

/** The address of a puzzle; it keeps what was wished for, so that the next one is of the same kind. */
export function puzzleAddress(id: string, wish: Wish = {}): string {
  const kept = new URLSearchParams();
  if (wish.about) kept.set('about', wish.about);
  if (wish.grade) kept.set('grade', String(wish.grade));
  if (wish.game) kept.set('game', wish.game);
  const query = kept.toString();
  return `/puzzles/${id}${query ? `?${query}` : ''}`;
}

export function readWish(query: Readonly<Record<string, string>>): Wish {
  const grade = Number(query['grade']);
  return {
    ...(query['game'] && { game: query['game'] }),
    ...(query['about'] && { about: query['about'] }),
    ...(grade >= 1 && grade <= 8 && { grade }),
  };
}
