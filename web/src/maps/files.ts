// A map as a file: the text of its scheme, or a picture.

import { mapPicture } from '$lib/api';
import { settings } from '$lib/settings.svelte';

const THEMES = { light: 'day', dark: 'night', contrast: 'contrast' } as const;
/** Pixels of the picture for each of the drawing's own. */
const FINE = 2;

/** A name for files: what the title has of letters and digits. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain.slice(0, 40) || 'map'}.${ending}`;
}

export function save(content: Blob | string, name: string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The map as the table draws it, in the colours of the page. */
export async function svgOf(position: string): Promise<Blob> {
  const drawn = await mapPicture(position, THEMES[settings.shownTheme]);
  return new Blob([drawn], { type: 'image/svg+xml' });
}

export async function pngOf(position: string): Promise<Blob> {
  const address = URL.createObjectURL(await svgOf(position));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width * FINE, image.height * FINE];
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('png'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
