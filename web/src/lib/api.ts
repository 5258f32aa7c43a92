// The HTTP side of the table: games, creating, joining, replays. /api/openapi.json describes it.

import { t } from './i18n.svelte';
import type { Held, Invite } from './keys.svelte';
import type { Mode, Replay } from './match.svelte';
import { settings } from './settings.svelte';
import type { ClockSetting, Outcome, SeatInfo } from './types';

/** The table said no, or could not be reached; the message is a sentence for people. */
export class ApiProblem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
    this.name = 'ApiProblem';
  }
}

export interface Choice {
  value: string;
  text: string;
}
/** All values are written as text. */
export interface Option {
  name: string;
  help: string;
  type: 'choice' | 'boolean' | 'integer' | 'text';
  standard: string;
  choices?: Choice[];
  least?: number;
  most?: number;
}
/** A bot to play against; `promise` is how many seconds it thinks at most. */
export interface BotInfo {
  name: string;
  level: number;
  title: string;
  about: string;
  promise: number;
}
export interface GameInfo {
  id: string;
  title: string;
  seats: { least: number; most: number };
  /** Whether players hide something from each other. */
  secrets: boolean;
  rules_version: number;
  options: Option[];
  /** What is the game's own: schemes, presets. */
  about: Record<string, unknown>;
  bots: BotInfo[];
  /** Whether a game that is over can be judged move by move. */
  analysis: boolean;
}

/** The games, and whether the bots have the engine to think with; if not, a sentence about it. */
export interface GamesInfo {
  games: GameInfo[];
  muscle: boolean;
  note: string;
}

export interface SeatWish {
  kind: 'person' | 'bot' | 'open';
  name?: string;
  bot?: string;
}
export interface Wish {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  clock: ClockSetting;
  mode: Mode;
  language: string;
  hints?: boolean;
}
export interface Created {
  match: string;
  seats: Held[];
  invites: Invite[];
}
export interface Summary {
  match: string;
  game: string;
  mode: Mode;
  options: Record<string, string>;
  clock: ClockSetting;
  seats: SeatInfo[];
  created: number;
  at: number;
  version: number;
  round: number;
  actions: number;
  waiting: boolean;
  paused: boolean;
  to_act: number[];
  outcome: Outcome | null;
  rematch_of: string;
  rematch: string;
  hints: boolean;
  yours: number[];
}

/** How a moment of a game stands, as the first seat sees it. */
export interface Judgement {
  index: number;
  /** 0 is lost, 1 is won. */
  chance: number;
  /** In hundredths of a light tank; none once the game is over. */
  score?: number;
  /** So many moves to a forced win (above 0) or loss (below 0). */
  mate?: number;
  line?: string[];
}
export interface Analysis {
  job: string;
  status: 'running' | 'done' | 'cancelled' | 'failed';
  done: number;
  of: number;
  moments: Judgement[];
}

export async function call<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        'Accept-Language': settings.language,
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiProblem('offline', t('web-offline-call'));
  }
  if (!response.ok) throw await problem(response);
  return (await response.json()) as T;
}

async function problem(response: Response): Promise<ApiProblem> {
  const told = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const text = [told['detail'], told['text'], told['title']].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return new ApiProblem(
    String(told['code'] ?? response.status),
    (text as string) ?? t('web-fault'),
    response.status,
  );
}

export const createMatch = (wish: Wish) => call<Created>('/api/matches', wish);
/** With a key of one's own it can be said again if the answer was lost: it is the same answer. */
export const joinMatch = (match: string, invite: string, name: string, key: string) =>
  call<Held>(`/api/matches/${match}/join`, { invite, name, key });
export const summary = (match: string) => call<Summary>(`/api/matches/${match}`);
export const replayOf = (match: string) => call<Replay>(`/api/matches/${match}/replay`);
export const replayText = (text: string) =>
  call<Replay>('/api/replay', { text, language: settings.language });
/** A question about a position that nobody plays any more, answered as at the table. */
export const study = <T>(game: string, state: string, about: string) =>
  call<T>('/api/study', { game, state, about, language: settings.language });
export const analyse = (game: { match: string } | { text: string }) => call<Analysis>('/api/analysis', game);
export const analysisOf = (job: string, since: number) =>
  call<Analysis>(`/api/analysis/${job}?since=${since}`);
export const cancelAnalysis = (job: string) => call<Analysis>(`/api/analysis/${job}`, undefined, 'DELETE');
export const mine = async (tokens: string[]): Promise<Summary[]> =>
  (await call<{ matches: Summary[] }>('/api/mine', { tokens })).matches;
/** A link as a picture for a camera. Asked for in a body: no address may hold an invitation. */
export async function qr(text: string): Promise<Blob> {
  const response = await fetch('/api/qr', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  if (!response.ok) throw await problem(response);
  return response.blob();
}
export const recordAddress = (match: string) => `/api/matches/${match}/record`;

const known = new Map<string, Promise<GamesInfo>>();

/** The games there are, with help texts in the language of the page; asked for once. */
export async function games(): Promise<GameInfo[]> {
  return (await gamesInfo()).games;
}

export function gamesInfo(): Promise<GamesInfo> {
  const language = settings.language;
  let asked = known.get(language);
  if (!asked) {
    asked = call<GamesInfo>('/api/games');
    asked.catch(() => known.delete(language));
    known.set(language, asked);
  }
  return asked;
}
