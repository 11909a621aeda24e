import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createGate } from '../concurrency/create-gate';
import { noisyPicture } from '../testing/sample-pictures';
import { ids } from '../testing/site-fixture';
import type { FileStore } from '../files/file-store';
import { createFileFolder } from '../files/create-file-folder';
import { createPictureVariants } from './create-picture-variants';
import { recipe } from './encode-variant';
import { usualPicturesAtOnce } from './usual-pictures-at-once';

const bareAsset = {
  id: ids.asset,
  siteId: ids.site,
  name: 'a.png',
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
  color: '#123456',
  bytes: 1,
  frames: 1,
  transparent: false,
  forBuyers: false,
};

async function keep(files: FileStore, bytes: Uint8Array): Promise<void> {
  await (await files.receive([bytes])).keep(ids.asset);
}

it('makes a copy once for many who ask at once, and once for ever', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontage-variants-'));
  const files = createFileFolder(join(folder, 'assets'));
  await keep(
    files,
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#123456' } })
      .png()
      .toBuffer(),
  );
  const asset = { ...bareAsset, mime: 'image/png', width: 400, height: 300 };
  const options = { files: 100, bytes: 1_000_000, atOnce: 2 };
  const variants = createPictureVariants(
    files,
    createFileFolder(join(folder, 'variants')),
    options,
  );
  await Promise.all(Array.from({ length: 10 }, () => variants.variant(asset, 100, 'png')));
  const webp = await variants.variant(asset, 100, 'webp');
  expect([variants.made(), webp.mime]).toEqual([2, 'image/webp']);
  const restarted = createPictureVariants(
    files,
    createFileFolder(join(folder, 'variants')),
    options,
  );
  await restarted.variant(asset, 100, 'png');
  expect(restarted.made()).toBe(0);
  expect((await readdir(join(folder, 'variants'))).sort()).toEqual([
    `${ids.asset}-100-${recipe}.png`,
    `${ids.asset}-100-${recipe}.webp`,
  ]);
  await rm(folder, { recursive: true });
});

it('a copy that cannot be kept is answered all the same, with the reason for the log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontage-variants-'));
  const files = createFileFolder(folder);
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } });
  await keep(files, await picture.png().toBuffer());
  // A file is in the place of the folder of copies.
  const blocked = join(files.path(ids.asset), 'variants');
  const variants = createPictureVariants(files, createFileFolder(blocked), {
    files: 9,
    bytes: 9_000,
    atOnce: 1,
  });
  const asset = { ...bareAsset, mime: 'image/png', width: 40, height: 30 };
  const { mime, bytes, fault } = await variants.variant(asset, 100, 'webp');
  expect([mime, (await sharp(bytes).metadata()).width]).toEqual(['image/webp', 40]);
  expect(fault).toBeInstanceOf(Error);
  await rm(folder, { recursive: true });
});

it('of a burst only so many are made at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontage-variants-'));
  const files = createFileFolder(join(folder, 'assets'));
  await keep(files, await noisyPicture(1200, 900).jpeg().toBuffer());
  const variants = createPictureVariants(files, createFileFolder(join(folder, 'variants')), {
    files: 99,
    bytes: 9_000_000,
    atOnce: 2,
  });
  const asset = { ...bareAsset, mime: 'image/jpeg', width: 1200, height: 900 };
  let most = 0;
  const watch = setInterval(() => {
    // Not their sum: a job that moves from the first to the second in between would count twice.
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue, process);
  }, 1);
  const widths = [100, 300, 500, 750, 1000, 1500];
  await Promise.all(
    widths.flatMap((width) =>
      (['webp', 'jpeg'] as const).map((format) => variants.variant(asset, width, format)),
    ),
  );
  clearInterval(watch);
  expect([most, variants.made()]).toEqual([2, 12]);
  await rm(folder, { recursive: true });
});

it('the gate lets as many through as it is wide, failed ones too', async () => {
  const gate = createGate(2);
  let inside = 0;
  let most = 0;
  const job = async (fails: boolean) => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
    if (fails) throw new Error('no');
  };
  await Promise.allSettled(
    Array.from({ length: 9 }, (_, index) => gate(() => job(index % 2 === 0))),
  );
  expect([most, inside]).toEqual([2, 0]);
});

it.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [64, 3],
])('of %i cores, %i make pictures', (cores, atOnce) => {
  expect(usualPicturesAtOnce(cores)).toBe(atOnce);
});
