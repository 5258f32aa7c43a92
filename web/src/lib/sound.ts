// Sounds, made here from tones and noise: nothing to download. Quiet, and off with one key (M).

import { settings } from './settings.svelte';

export type Sound =
  | 'tracks'
  | 'clank'
  | 'shot'
  | 'explosion'
  | 'stomp'
  | 'roar'
  | 'splash'
  | 'card'
  | 'heart'
  | 'shield'
  | 'win'
  | 'lose'
  | 'tick'
  | 'beep'
  | 'flag';

/** A tone that glides: from and to in hertz, when it starts, how long, how loud. */
interface Tone {
  wave: OscillatorType;
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud: number;
}
/** Noise through a filter. */
interface Noise {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
  at?: number;
  long: number;
  loud: number;
  beat?: number;
}
interface Score {
  tones?: Tone[];
  noises?: Noise[];
}

const SCORES: Record<Sound, Score> = {
  tracks: {
    noises: [{ filter: 'bandpass', from: 190, to: 260, q: 2, long: 0.32, loud: 0.5, beat: 22 }],
    tones: [{ wave: 'sawtooth', from: 58, to: 70, long: 0.3, loud: 0.12 }],
  },
  clank: {
    tones: [
      { wave: 'square', from: 910, to: 620, long: 0.09, loud: 0.1 },
      { wave: 'triangle', from: 1730, to: 1500, long: 0.2, loud: 0.14 },
      { wave: 'triangle', from: 2412, long: 0.13, loud: 0.07 },
    ],
  },
  shot: {
    noises: [{ filter: 'lowpass', from: 3200, to: 260, long: 0.2, loud: 0.8 }],
    tones: [{ wave: 'sine', from: 160, to: 46, long: 0.18, loud: 0.7 }],
  },
  explosion: {
    noises: [
      { filter: 'lowpass', from: 1500, to: 70, long: 0.7, loud: 0.95 },
      { filter: 'highpass', from: 2500, long: 0.08, loud: 0.25 },
    ],
    tones: [{ wave: 'sine', from: 92, to: 28, long: 0.6, loud: 0.8 }],
  },
  stomp: {
    tones: [{ wave: 'sine', from: 85, to: 34, long: 0.28, loud: 0.9 }],
    noises: [{ filter: 'lowpass', from: 340, to: 90, long: 0.18, loud: 0.5 }],
  },
  roar: {
    tones: [
      { wave: 'sawtooth', from: 96, to: 62, long: 0.75, loud: 0.3 },
      { wave: 'sawtooth', from: 101, to: 57, long: 0.75, loud: 0.3 },
    ],
    noises: [{ filter: 'bandpass', from: 520, to: 260, q: 1.4, long: 0.7, loud: 0.5, beat: 31 }],
  },
  splash: {
    noises: [{ filter: 'bandpass', from: 1900, to: 480, q: 0.8, long: 0.42, loud: 0.55 }],
    tones: [{ wave: 'sine', from: 420, to: 880, at: 0.12, long: 0.1, loud: 0.12 }],
  },
  card: { noises: [{ filter: 'bandpass', from: 2600, to: 4200, q: 1.2, long: 0.09, loud: 0.32 }] },
  heart: {
    tones: [
      { wave: 'sine', from: 523, long: 0.16, loud: 0.28 },
      { wave: 'sine', from: 784, at: 0.1, long: 0.26, loud: 0.28 },
    ],
  },
  shield: {
    tones: [
      { wave: 'triangle', from: 330, to: 660, long: 0.16, loud: 0.32 },
      { wave: 'triangle', from: 990, at: 0.07, long: 0.3, loud: 0.16 },
    ],
  },
  win: {
    tones: [392, 523, 659, 784].map(
      (from, n) =>
        ({ wave: 'triangle', from, at: n * 0.12, long: n === 3 ? 0.6 : 0.2, loud: 0.3 }) satisfies Tone,
    ),
  },
  lose: {
    tones: [392, 349, 294, 220].map(
      (from, n) =>
        ({ wave: 'triangle', from, at: n * 0.16, long: n === 3 ? 0.7 : 0.24, loud: 0.26 }) satisfies Tone,
    ),
  },
  tick: { tones: [{ wave: 'square', from: 1250, long: 0.03, loud: 0.12 }] },
  beep: {
    tones: [0, 0.1].map((at) => ({ wave: 'square', from: 1760, at, long: 0.05, loud: 0.12 }) satisfies Tone),
  },
  flag: {
    tones: [523, 659, 988].map(
      (from, n) => ({ wave: 'triangle', from, at: n * 0.08, long: 0.16, loud: 0.26 }) satisfies Tone,
    ),
  },
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers let a page sound only after it was touched; before that nothing is made and nothing is lost. */
function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (!context && !touched) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Play a sound after so many milliseconds. */
export function play(sound: Sound, delay = 0): void {
  if (!settings.sound || settings.volume <= 0) return;
  const audio = ready();
  if (!audio) return;
  const start = audio.currentTime + 0.01 + delay / 1000;
  const out = audio.createGain();
  out.gain.value = settings.volume * 0.35;
  out.connect(audio.destination);
  for (const tone of SCORES[sound].tones ?? []) playTone(audio, out, tone, start + (tone.at ?? 0));
  for (const noise of SCORES[sound].noises ?? []) playNoise(audio, out, noise, start + (noise.at ?? 0));
}

function playTone(audio: AudioContext, out: AudioNode, tone: Tone, start: number): void {
  const source = audio.createOscillator();
  source.type = tone.wave;
  source.frequency.setValueAtTime(tone.from, start);
  source.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, start + tone.long);
  source.connect(envelope(audio, out, tone.loud, start, tone.long));
  source.start(start);
  source.stop(start + tone.long + 0.05);
}

function playNoise(audio: AudioContext, out: AudioNode, noise: Noise, start: number): void {
  const source = audio.createBufferSource();
  source.buffer = hissBuffer(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = noise.filter;
  filter.Q.value = noise.q ?? 0.7;
  filter.frequency.setValueAtTime(noise.from, start);
  filter.frequency.exponentialRampToValueAtTime(noise.to ?? noise.from, start + noise.long);
  const end = envelope(audio, out, noise.loud, start, noise.long);
  source.connect(filter);
  filter.connect(noise.beat ? beaten(audio, end, noise.beat, start, noise.long) : end);
  source.start(start);
  source.stop(start + noise.long + 0.05);
}

function envelope(audio: AudioContext, out: AudioNode, loud: number, start: number, long: number): AudioNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(out);
  return gain;
}

/** The rattle of tracks and of a throat: the loudness swings. */
function beaten(audio: AudioContext, out: AudioNode, beat: number, start: number, long: number): AudioNode {
  const gain = audio.createGain();
  const swing = audio.createOscillator();
  const depth = audio.createGain();
  gain.gain.value = 0.6;
  depth.gain.value = 0.4;
  swing.type = 'square';
  swing.frequency.value = beat;
  swing.connect(depth);
  depth.connect(gain.gain);
  swing.start(start);
  swing.stop(start + long + 0.05);
  gain.connect(out);
  return gain;
}

function hissBuffer(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return hiss;
}
