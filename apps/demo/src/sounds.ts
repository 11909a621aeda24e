import { seedId } from './seed-id';

/** A sound of the sample site: bells, drawn by a program. */
export interface DemoSound {
  /** Its file name. */
  readonly name: string;
  /** The tones of its bells in hertz, one after the other. */
  readonly tones: readonly number[];
}

/** The sounds of the site. */
export const sounds: readonly DemoSound[] = [
  { name: 'low-tide.wav', tones: [196, 294, 247] },
  { name: 'slack-water.wav', tones: [262, 196, 330] },
  { name: 'high-tide.wav', tones: [330, 392, 294] },
];

/** The asset that a sound is. */
export function soundId(name: string): string {
  return seedId(`sound:${name}`);
}

/** The address of a sound. */
export function soundAddress(name: string): string {
  return `/assets/${soundId(name)}/${name}`;
}

/** Samples a second, and seconds of each bell. */
const [rate, seconds] = [8_000, 0.5];

/** Writes a sound as WAV: one channel of 8 bits. */
export function writeSound({ tones }: DemoSound): Uint8Array {
  const length = Math.round(rate * seconds);
  const samples = tones.flatMap((tone) =>
    Array.from({ length }, (_sample, at) => {
      const time = at / rate;
      const swing =
        Math.sin(2 * Math.PI * tone * time) + 0.4 * Math.sin(5.4 * Math.PI * tone * time);
      return Math.round(128 + 60 * swing * Math.exp(-6 * time));
    }),
  );
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, Buffer.from(samples)]);
}
