import type { Store } from '@frontage/site-server';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutDetails, readDetails, type PictureDetail } from '../read-details';
import { seedId } from '../seed-id';

const middle = { x: 0.5, y: 0.5 };

/**
 * Adds the details of pictures that the store does not have, cut out of the pictures in `folder`.
 */
export async function seedDetails(store: Store, siteId: string, folder: string): Promise<void> {
  const details = await readDetails(folder);
  const storedIds = new Set((await store.assets(siteId, details.map(idOf))).map(({ id }) => id));
  const missing = details.filter((detail) => !storedIds.has(idOf(detail)));
  for (const from of new Set(missing.map((detail) => detail.from))) {
    const wanted = missing.filter((detail) => detail.from === from);
    const cut = await cutDetails(await readFile(join(folder, 'rendered', from)), wanted);
    await Promise.all(
      cut.map(({ detail, bytes }) => {
        const { name, alt } = detail;
        return store.saveAsset(bytes, { id: idOf(detail), siteId, name, alt, focalPoint: middle });
      }),
    );
  }
}

function idOf({ name }: PictureDetail): string {
  return seedId(`picture:${name}`);
}
