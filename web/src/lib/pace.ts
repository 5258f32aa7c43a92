// How fast things are shown. At full speed they take as long as they take; the other speeds give more time to see and read.

export type Speed = 'calm' | 'normal' | 'quick';
export const SPEEDS: readonly Speed[] = ['calm', 'normal', 'quick'];

interface Pace {
  /** How many times as long as at full speed whatever moves takes. */
  stretch: number;
  /** A sentence stays so many milliseconds, and so many more for each letter. */
  sentence: readonly [number, number];
  /** The same for a card that everybody has to read. */
  card: readonly [number, number];
}

const PACES: Readonly<Record<Speed, Pace>> = {
  calm: { stretch: 3.5, sentence: [700, 40], card: [1500, 45] },
  normal: { stretch: 2, sentence: [400, 18], card: [1000, 25] },
  quick: { stretch: 1, sentence: [120, 0], card: [500, 4] },
};

export function stretch(speed: Speed): number {
  return PACES[speed].stretch;
}

function long([least, each]: readonly [number, number], text: string): number {
  return text ? least + each * text.length : 0;
}

/** How long a sentence is to be seen. */
export function sentenceTime(text: string, speed: Speed): number {
  return long(PACES[speed].sentence, text);
}

/** How long a card with this text is to be seen. */
export function cardTime(text: string, speed: Speed): number {
  return long(PACES[speed].card, text);
}

/** The speed after this one, round and round. */
export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
}
