// The engine that bots think with: there, being built beside the table, or missing.

import { call } from './api';
import type { EngineInfo } from './generated/server';
import { t } from './i18n.svelte';
import { ui } from './ui.svelte';

class Engine {
  info = $state.raw<EngineInfo | null>(null);

  get state(): EngineInfo['state'] | null {
    return this.info?.state ?? null;
  }

  /** Ask how it is; who heard that it is built hears when it is ready. */
  async ask(): Promise<void> {
    const before = this.state;
    const told = await call<EngineInfo>('/api/engine').catch(() => null);
    if (!told) return;
    this.info = told;
    if (before === 'building' && told.state === 'ready') ui.toast(t('web-engine-ready'));
  }
}

export const engine = new Engine();
