// The pictures that go with the numbered rules: tasks of the lessons, solved.

import { call } from './api';
import type { Diagram, LessonInfo } from './generated/server';
import { settings } from './settings.svelte';

export type { Diagram } from './generated/server';

const loaded = new Map<string, Promise<Diagram>>();

/** The diagram of a task: `steps/2`. */
export function diagramOf(name: string): Promise<Diagram> {
  const key = `${name} ${settings.language}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = call<Diagram>(`/api/diagrams/${name}`);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key)); // tried again when somebody asks again
  return loading;
}

/** By the number of a rule: the task that shows it, one that is about little else where there are several. */
export function shownBy(lessons: readonly LessonInfo[]): ReadonlyMap<string, string> {
  const found = new Map<string, { name: string; rules: number }>();
  for (const lesson of lessons)
    for (const { number, rules } of lesson.tasks)
      for (const rule of rules)
        if (rules.length < (found.get(rule)?.rules ?? Infinity))
          found.set(rule, { name: `${lesson.id}/${number}`, rules: rules.length });
  return new Map([...found].map(([rule, { name }]) => [rule, name]));
}
