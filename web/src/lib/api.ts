// The HTTP side of the table: games, creating, joining, replays. /api/openapi.json describes it.

import { t } from './i18n.svelte';
import type {
  Analysis,
  Exercise,
  ExerciseForm,
  ExerciseQuestion,
  GameInfo,
  Games,
  GameTree,
  JoinForm,
  JudgeForm,
  Judging,
  MadeMapInfo,
  MakeMapForm,
  MapForm,
  MapPictureForm,
  MapReport,
  MapText,
  LinesForm,
  LinesReport,
  Mine,
  OwnPosition,
  Past,
  PastForm,
  PrivacyInfo,
  Replay,
  StepForm,
  StudyForm,
  TreeForm,
  TreeNode,
  TreeRequest,
} from './generated/server';
import type {
  CarriedSeats,
  CarryCode,
  Created,
  Invited,
  MatchRequest,
  OpenTablesPage,
  Summary,
  Taken,
} from './generated/table';
import { reach } from './reach.svelte';
import { settings } from './settings.svelte';

export type { PrivacyInfo } from './generated/server';
export type {
  Analysis,
  BotInfo,
  CardDecision,
  GameInfo,
  Games,
  Evaluation,
  Option,
  Replay,
} from './generated/server';
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
  return (await (await ask(path, body, method)).json()) as T;
}

async function ask(path: string, body: unknown, method: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        // What the head of the page has asked for already is only taken if it is asked for in the same way.
        ...(path.includes('language=') ? {} : { 'Accept-Language': settings.language }),
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    reach.lose();
    throw new ApiProblem('offline', t('web-offline-call'));
  }
  reach.find();
  if (!response.ok) throw await problem(response);
  return response;
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
export const joinMatch = (match: string, invite: string | null, name: string, key: string) =>
  call<Taken>(`/api/matches/${match}/join`, { invite, name, key } satisfies JoinForm);
/** Tables that anybody may join, from the one with this number on. */
export const openTables = (skip = 0) => call<OpenTablesPage>(`/api/tables?skip=${skip}`);
/** Which seat an invitation opens, and whether it is still free. */
export const invited = (match: string, invite: string) =>
  call<Invited>(`/api/matches/${match}/invitation`, { invite });
/** A code with which another device gets these seats. */
export const offerCarry = (match: string, tokens: string[]) =>
  call<CarryCode>(`/api/matches/${match}/carry`, { tokens });
export const carry = (code: string, key: string) => call<CarriedSeats>('/api/carry', { code, key });
export const summary = (match: string) => call<Summary>(`/api/matches/${match}`);
/** With `shown` also what is to be seen as text and picture, for games that this app has no table for. */
export const replayOf = (match: string, shown = false) =>
  call<Replay>(`/api/matches/${match}/replay${shown ? '?shown=1' : ''}`);
/** What the holder of these tokens has seen of a match; what everybody has, without any. */
export const pastOf = (match: string, tokens: string[], shown = false) =>
  call<Past>(`/api/matches/${match}/past`, { tokens, shown, language: settings.language } satisfies PastForm);
export const replayText = (text: string, shown = false) =>
  call<Replay>('/api/replay', { text, language: settings.language, shown });
/** A question about a position that nobody plays any more, answered as at the table. */
export const queryPosition = <T>(game: string, state: string, about: string) =>
  call<T>('/api/study', { game, state, about, language: settings.language } satisfies StudyForm);
/** An exercise after all that was done in it. */
export const exerciseAfter = (exercise: string | OwnPosition, actions: readonly string[]) =>
  call<Exercise>('/api/exercise', {
    exercise,
    actions: [...actions],
    language: settings.language,
  } satisfies ExerciseForm);
/** A question about an exercise as it stands, answered as at the table. */
export const exerciseAnswer = <T>(
  exercise: string | OwnPosition,
  actions: readonly string[],
  about: string,
) =>
  call<T>('/api/exercise/ask', {
    exercise,
    actions: [...actions],
    about,
    language: settings.language,
  } satisfies ExerciseQuestion);
/** What is wrong with a map, and its scheme as a file. */
export const checkMap = (map: MapText) =>
  call<MapReport>('/api/maps/check', { ...map, language: settings.language } satisfies MapForm);
/** The map of a text somebody has: the file of a scheme, or the line of a position. */
export const readMap = (text: string) =>
  call<MapText>('/api/maps/read', { text, language: settings.language });
/** A map as a picture. */
export async function mapPicture(
  position: string,
  theme: NonNullable<MapPictureForm['theme']>,
): Promise<string> {
  const response = await fetch('/api/maps/picture', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ position, theme, language: settings.language } satisfies MapPictureForm),
  });
  if (!response.ok) throw await problem(response);
  return response.text();
}
/** A map made by chance. */
export const makeMap = (wish: MakeMapForm) =>
  call<MadeMapInfo>('/api/maps/make', { ...wish, language: settings.language } satisfies MakeMapForm);
/** Have a map judged by games of bots; how far it is; no more. */
export const judgeMap = (wish: JudgeForm) =>
  call<Judging>('/api/maps/judge', { ...wish, language: settings.language } satisfies JudgeForm);
export const judgingOf = (job: string) =>
  call<Judging>(`/api/maps/judge/${job}?language=${settings.language}`);
export const cancelJudging = (job: string) =>
  call<Judging>(`/api/maps/judge/${job}?language=${settings.language}`, undefined, 'DELETE');
export const analyse = (game: { match: string } | { text: string }) => call<Analysis>('/api/analysis', game);
export const analysisOf = (job: string, since: number) =>
  call<Analysis>(`/api/analysis/${job}?since=${since}`);
export const cancelAnalysis = (job: string) => call<Analysis>(`/api/analysis/${job}`, undefined, 'DELETE');
/** A game file with its variations, or the start of a game, as a tree. */
export const readTree = (asked: Omit<TreeRequest, 'language'>) =>
  call<GameTree>('/api/tree/read', { ...asked, language: settings.language } satisfies TreeRequest);
/** The game file of a tree. */
export async function writeTree(form: TreeForm): Promise<string> {
  return (await ask('/api/tree/write', form, 'POST')).text();
}
/** The game file of a match. */
export async function recordOf(match: string): Promise<string> {
  return (await ask(recordAddress(match), undefined, 'GET')).text();
}
export const stepIn = (step: Omit<StepForm, 'language'>) =>
  call<TreeNode>('/api/tree/step', { ...step, language: settings.language } satisfies StepForm);
export const findLines = (form: LinesForm) => call<LinesReport>('/api/lines', form);
export const linesOf = (job: string) => call<LinesReport>(`/api/lines/${job}`);
/** Also from a page that is being left. */
export const stopLines = (job: string) =>
  fetch(`/api/lines/${job}`, { method: 'DELETE', keepalive: true }).then(() => undefined);
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
/** A game that is over as a moving picture: a match of the table, or a game file. */
export async function movingPicture(game: { match: string } | { text: string }): Promise<Blob> {
  const language = settings.language;
  const response =
    'match' in game
      ? await fetch(`/api/matches/${game.match}/picture?language=${language}`)
      : await fetch('/api/picture', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ text: game.text, language }),
        });
  if (!response.ok) throw await problem(response);
  return response.blob();
}
/** What this table keeps and for how long. */
export const privacy = () => call<PrivacyInfo>('/api/privacy');
/** Forget a match that is over, or the own name in it where others played too. */
export const erase = (match: string, tokens: string[]) =>
  call<object>(`/api/matches/${match}/erase`, { tokens });
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
    asked = call<Games>(`/api/games?language=${language}`);
    asked.catch(() => known.delete(language));
    known.set(language, asked);
  }
  return asked;
}
