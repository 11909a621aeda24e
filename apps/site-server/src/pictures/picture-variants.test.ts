import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createAssetFiles } from '../store/asset-files';
import { ids } from '../testing/site-fixture';
import { createGate } from './create-gate';
import { createPictureVariants } from './picture-variants';

it('makes a copy once for many who ask at once, and once for ever', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontage-variants-'));
  const files = createAssetFiles(join(folder, 'assets'));
  await files.write(
    ids.asset,
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#123456' } })
      .png()
      .toBuffer(),
  );
  const asset = {
    id: ids.asset,
    siteId: ids.site,
    name: 'a.png',
    width: 400,
    height: 300,
    alt: '',
    focalPoint: { x: 0.5, y: 0.5 },
    color: '#123456',
    mime: 'image/png',
    bytes: 1,
  };
  const variants = createPictureVariants(files, join(folder, 'variants'));
  await Promise.all(Array.from({ length: 10 }, () => variants.variant(asset, 100, false)));
  const webp = await variants.variant(asset, 100, true);
  expect([variants.made(), webp.mime]).toEqual([2, 'image/webp']);
  const restarted = createPictureVariants(files, join(folder, 'variants'));
  await restarted.variant(asset, 100, false);
  expect(restarted.made()).toBe(0);
  expect((await readdir(join(folder, 'variants'))).sort()).toEqual([
    `${ids.asset}-100.png`,
    `${ids.asset}-100.webp`,
  ]);
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
  await Promise.allSettled(Array.from({ length: 9 }, (_, index) => gate(() => job(index % 2 === 0))));
  expect([most, inside]).toEqual([2, 0]);
});
