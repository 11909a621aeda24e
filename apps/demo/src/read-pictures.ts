import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture of the demo, as its renderer describes it. */
export interface DemoPicture {
  name: string;
  width: number;
  height: number;
  alt: string;
  focalPoint: { x: number; y: number };
}

/** The pictures in `pictures.json`, written by the renderer beside it. */
export async function readPictures(folder: string): Promise<DemoPicture[]> {
  // The file is made by pictures/render.mjs, in this shape.
  const pictures: DemoPicture[] = JSON.parse(await readFile(join(folder, 'pictures.json'), 'utf8'));
  return pictures;
}
