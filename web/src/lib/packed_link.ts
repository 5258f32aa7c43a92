// A game file inside an address: packed, and in letters that every address takes. It stands after #, so no server sees it.

/** Longer addresses are cut by some who pass them on. */
export const MOST_LINK = 12_000;
/** No file is longer, whatever an address unpacks to. */
const MOST_TEXT = 900_000;

const SIGN = 'z=';

/** `z=…` */
export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return SIGN + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export const isPacked = (fragment: string): boolean => fragment.startsWith(SIGN);

/** What was packed; nothing if it cannot be read, or is too long for a game. */
export async function unpack(fragment: string): Promise<string | null> {
  if (!isPacked(fragment)) return null;
  try {
    const letters = atob(fragment.slice(SIGN.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > MOST_TEXT) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return null;
  }
}
