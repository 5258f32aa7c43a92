// Handing a link to somebody: the share sheet of the device where there is one, else the clipboard.

import { t } from './i18n.svelte';
import { links } from './links.svelte';
import { ui } from './ui.svelte';

export function absolute(path: string): string {
  return new URL(path, links.base).href;
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Plain http in a home network has no clipboard of its own: the old way.
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'visually-hidden';
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    if (!done) return ui.toast(t('web-copy-failed', { text }), 'problem');
  }
  ui.toast(t('web-copied'));
}

/** Hand a file on: by the share sheet of a phone, else it is saved. */
export async function hand(file: File): Promise<void> {
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function share(path: string, title: string): Promise<void> {
  const url = absolute(path);
  const touch = matchMedia('(pointer: coarse)').matches;
  if (touch && 'share' in navigator) {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
    }
  }
  await copy(url);
}
