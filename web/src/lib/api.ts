// The HTTP side of the table: games, creating, joining, replays. /api/openapi.json describes it.

import { t } from './i18n.svelte';
import type { Analysis, GameInfo, Games, JoinForm, Mine, Replay, StudyForm } from './generated/server';
import type { Created, MatchRequest, Summary, Taken } from './generated/table';
import { settings } from './settings.svelte';

export type { Analysis, BotInfo, GameInfo, Games, Evaluation, Option, Replay } from './generated/server';
export type { MatchRequest, SeatRequest, Summary } from './generated/table';

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
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const text = [body['detail'], body['text'], body['title']].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return new ApiProblem(
    String(body['code'] ?? response.status),
    (text as string) ?? t('web-fault'),
    response.status,
  );
}

export const createMatch = (order: MatchRequest) => call<Created>('/api/matches', order);
/** With a key of one's own it can be said again if the answer was lost: it is the same answer. */
export const joinMatch = (match: string, invite: string, name: string, key: string) =>
  call<Taken>(`/api/matches/${match}/join`, { invite, name, key } satisfies JoinForm);
export const summary = (match: string) => call<Summary>(`/api/matches/${match}`);
export const replayOf = (match: string) => call<Replay>(`/api/matches/${match}/replay`);
export const replayText = (text: string) =>
  call<Replay>('/api/replay', { text, language: settings.language });
/** A question about a position that nobody plays any more, answered as at the table. */
export const queryPosition = <T>(game: string, state: string, about: string) =>
  call<T>('/api/study', { game, state, about, language: settings.language } satisfies StudyForm);
export const analyse = (game: { match: string } | { text: string }) => call<Analysis>('/api/analysis', game);
export const analysisOf = (job: string, since: number) =>
  call<Analysis>(`/api/analysis/${job}?since=${since}`);
export const cancelAnalysis = (job: string) => call<Analysis>(`/api/analysis/${job}`, undefined, 'DELETE');
export const mine = async (tokens: string[]): Promise<Summary[]> =>
  (await call<Mine>('/api/mine', { tokens })).matches;
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

const known = new Map<string, Promise<Games>>();

/** The games there are, with help texts in the language of the page; asked for once. */
export async function games(): Promise<GameInfo[]> {
  return (await gamesInfo()).games;
}

export function gamesInfo(): Promise<Games> {
  const language = settings.language;
  let asked = known.get(language);
  if (!asked) {
    asked = call<Games>('/api/games');
    asked.catch(() => known.delete(language));
    known.set(language, asked);
  }
  return asked;
}
