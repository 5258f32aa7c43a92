// Short messages at the edge of the page, and questions that want a yes.

import { untrack } from 'svelte';
import { announcer } from './announcer.svelte';

export interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'problem';
}
export interface Question {
  text: string;
  detail: string;
  yes: string;
  danger: boolean;
  answer: (yes: boolean) => void;
}

const LASTS = 6000;

class Ui {
  toasts = $state.raw<Toast[]>([]);
  question = $state.raw<Question | null>(null);
  /** The number of a rule that is being read above the page. */
  rule = $state('');
  #next = 1;

  toast(text: string, kind: Toast['kind'] = 'info'): void {
    const id = this.#next++;
    // Whoever says something does not wait for what else is said.
    const others = untrack(() => this.toasts).filter((one) => one.text !== text);
    this.toasts = [...others, { id, text, kind }].slice(-3);
    if (kind === 'problem') announcer.alert(text);
    else announcer.say(text);
    setTimeout(() => this.drop(id), LASTS);
  }

  /** Whatever went wrong, in its own sentence. */
  trouble(error: unknown): void {
    this.toast(error instanceof Error ? error.message : String(error), 'problem');
  }

  drop(id: number): void {
    this.toasts = this.toasts.filter((one) => one.id !== id);
  }

  /** What was said is of no more interest. */
  clear(): void {
    this.toasts = [];
  }

  ask(text: string, yes: string, { detail = '', danger = false } = {}): Promise<boolean> {
    this.question?.answer(false);
    return new Promise((resolve) => {
      this.question = {
        text,
        detail,
        yes,
        danger,
        answer: (said) => {
          this.question = null;
          resolve(said);
        },
      };
    });
  }
}

export const ui = new Ui();
