// The lessons there are, in the language of the page, and the way through them.

import { call } from './api';
import type { LessonInfo, Lessons, TaskInfo } from './generated/server';
import { progress } from './progress.svelte';
import { settings } from './settings.svelte';

export type { LessonInfo, TaskInfo } from './generated/server';

let answered = $state.raw<{ language: string; lessons: readonly LessonInfo[] } | null>(null);
let failed = $state('');
const asked = new Map<string, Promise<void>>();

/** All lessons, game by game in their order; null until the server has answered. To be called in an effect or a template. */
export function lessons(): readonly LessonInfo[] | null {
  const { language } = settings;
  if (answered?.language !== language && !asked.has(language)) asked.set(language, ask(language));
  return answered?.lessons ?? null;
}

/** Why there are none, in a sentence. */
export function lessonsTrouble(): string {
  return failed;
}

async function ask(language: string): Promise<void> {
  try {
    const found = await call<Lessons>('/api/lessons');
    if (language === settings.language) answered = { language, lessons: found.lessons };
    failed = '';
  } catch (error) {
    failed = error instanceof Error ? error.message : String(error);
  } finally {
    asked.delete(language);
  }
}

export const taskKey = (lesson: LessonInfo, task: TaskInfo) => `${lesson.id}/${task.id}`;
export const taskAddress = (lesson: LessonInfo, number: number) => `/learn/${lesson.id}/${number}`;
export const solved = (lesson: LessonInfo) =>
  lesson.tasks.filter((task) => progress.has(taskKey(lesson, task))).length;
export const complete = (lesson: LessonInfo) => solved(lesson) === lesson.tasks.length;

/** The first task of a lesson that was not solved; the first of all where all were. */
export function openTask(lesson: LessonInfo): number {
  return (lesson.tasks.find((task) => !progress.has(taskKey(lesson, task))) ?? lesson.tasks[0])?.number ?? 1;
}

/** Where to go on among the lessons of a game; null when all of them are done. */
export function nextLesson(all: readonly LessonInfo[]): LessonInfo | null {
  return all.find((lesson) => !complete(lesson)) ?? null;
}

/** The lessons of a game that a first game needs, and those for later. */
export function parted(all: readonly LessonInfo[], after: string | undefined): [LessonInfo[], LessonInfo[]] {
  const needed = all.findIndex((lesson) => lesson.id === after) + 1 || all.length;
  return [all.slice(0, needed), all.slice(needed)];
}

/** What follows a task: the next one of its lesson, else the next lesson of its game, else nothing. */
export function following(
  all: readonly LessonInfo[],
  lesson: LessonInfo,
  number: number,
): { lesson: LessonInfo; number: number } | null {
  if (number < lesson.tasks.length) return { lesson, number: number + 1 };
  const ofGame = all.filter((one) => one.game === lesson.game);
  const next = ofGame[ofGame.indexOf(lesson) + 1];
  return next ? { lesson: next, number: 1 } : null;
}
