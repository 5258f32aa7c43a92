// Analyses that somebody works on, kept in this browser so that they have an address and survive a reload. The server
// knows nothing of them.

import { newId } from './ids';

export interface KeptAnalysis {
  id: string;
  /** The whole game file. */
  text: string;
  /** What it is called in the list. */
  title: string;
  at: number;
}

const KEY = 'behemoth.analyses';
/** So many are kept, and so many letters in all: a browser does not give much room. */
const MOST = 30;
const MOST_LETTERS = 1_500_000;

export function keptAnalyses(): KeptAnalysis[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as KeptAnalysis[]) : [];
  } catch {
    return [];
  }
}

export function findAnalysis(id: string): KeptAnalysis | undefined {
  return keptAnalyses().find((one) => one.id === id);
}

export const newAnalysisId = (): string => newId().slice(0, 12);

/** Keep it, the newest first; whether there was room. */
export function keepAnalysis(made: Omit<KeptAnalysis, 'at'>): boolean {
  let letters = 0;
  const kept = [{ ...made, at: Date.now() }, ...keptAnalyses().filter((one) => one.id !== made.id)]
    .slice(0, MOST)
    .filter(({ text }) => (letters += text.length) <= MOST_LETTERS);
  return write(kept) && kept.some((one) => one.id === made.id);
}

export function forgetAnalysis(id: string): void {
  write(keptAnalyses().filter((one) => one.id !== id));
}

function write(kept: readonly KeptAnalysis[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
