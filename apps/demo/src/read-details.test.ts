import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDetails } from './read-details';
import { readPictures } from './read-pictures';

const folder = join(import.meta.dirname, '..', 'pictures');

it('every detail lies within its picture, and has a name of its own', async () => {
  const [pictures, details] = await Promise.all([readPictures(folder), readDetails(folder)]);
  for (const { from, left, top, width, height } of details) {
    const picture = pictures.find(({ name }) => name === from);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(picture?.width ?? 0);
    expect(top + height).toBeLessThanOrEqual(picture?.height ?? 0);
  }
  expect(new Set([...pictures, ...details].map(({ name }) => name)).size).toBe(
    pictures.length + details.length,
  );
});
