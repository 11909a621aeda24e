import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seedId } from './seed-id';

/** A file of a clip: the clip itself, its poster, or its captions. */
export interface ClipFile {
  name: string;
  content: Uint8Array;
}

/** The asset that a clip's file is: `clipId('tea-steam.jpg')` for its poster. */
export function clipId(file: string): string {
  return seedId(`clip:${file}`);
}

/** Where a clip's file is served, whole and in parts: `clipAddress('tea-steam.webm')`. */
export function clipAddress(file: string): string {
  return `/assets/${clipId(file)}/${file}`;
}

/**
 * The demo's clips, their posters and their captions.
 *
 * @param folder the folder with `rendered/` and `captions/`
 */
export async function readClips(folder: string): Promise<ClipFile[]> {
  const files = await Promise.all(
    ['rendered', 'captions'].map((inner) => readAll(join(folder, inner))),
  );
  return files.flat();
}

async function readAll(folder: string): Promise<ClipFile[]> {
  const names = (await readdir(folder)).filter((name) => /\.(?:webm|jpg|vtt)$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({ name, content: await readFile(join(folder, name)) })),
  );
}
