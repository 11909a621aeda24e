import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeAsset } from '../testing/store-asset';
import { animation, noisyPicture, plainPicture, pngChunk } from '../testing/sample-pictures';
import { ask, testServer, type TestServer } from '../testing/server-fixture';
import { ids } from '../testing/site-fixture';
import { recipe } from './encode-variant';

let test: TestServer;

beforeEach(async () => {
  test = await testServer();
});

afterEach(() => test.remove());

const modern = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

const accepting = { avif: modern, webp: 'image/webp,*/*', jpeg: '*/*', png: '*/*' };

/**
 * Returns the colour of a pixel as a browser shows it; the position is in fractions of the size.
 */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const index = 4 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
  return [...data.subarray(index, index + 4)];
}

/** Whether a colour is close to the expected one. */
function isNear(color: readonly number[], wanted: readonly number[]): boolean {
  return wanted.every((part, index) => Math.abs(part - (color[index] ?? Infinity)) <= 12);
}

describe('a picture comes in the best format that the browser takes', () => {
  it('AVIF, WebP, else what every browser shows; each with an ETag of its own, told apart by Accept', async () => {
    const { get } = await storeAsset(
      test,
      await noisyPicture(600, 400).blur(4).jpeg({ quality: 95 }).toBuffer(),
      'a.jpg',
    );
    const answers = await Promise.all(
      (['avif', 'webp', 'jpeg'] as const).map((format) => get('?format=300w', accepting[format])),
    );
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
      'image/avif',
      'image/webp',
      'image/jpeg',
    ]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of answers) {
      expect([headers.vary, headers['cache-control']]).toEqual([
        'accept',
        'public, max-age=31536000, immutable',
      ]);
    }
    const [avif = 0, webp = 0, jpeg = 0] = answers.map(({ bytes }) => bytes.byteLength);
    expect([avif < jpeg, webp < jpeg]).toEqual([true, true]);
  });

  it('HEAD says the same as GET, without the picture', async () => {
    const { get, url } = await storeAsset(
      test,
      await plainPicture(200, 100).jpeg().toBuffer(),
      'a.jpg',
    );
    for (const query of ['', '?format=100w']) {
      const response = await get(query, modern);
      const head = await ask(test.server, {
        method: 'HEAD',
        url: `${url}${query}`,
        headers: { accept: modern },
      });
      expect([head.status, head.bytes.byteLength]).toEqual([200, 0]);
      expect({ ...head.headers, date: '' }).toEqual({
        ...response.headers,
        'content-length': String(response.bytes.byteLength),
        date: '',
      });
    }
  });

  it('a name of many letters, or of letters that are long in an address, is found', async () => {
    const bytes = await plainPicture(20, 10).jpeg().toBuffer();
    for (const name of [`${'a'.repeat(251)}.jpg`, `${'ש'.repeat(200)}.jpg`, '100% #1?.jpg']) {
      expect([name, (await (await storeAsset(test, bytes, name)).get('', '*/*')).status]).toEqual([
        name,
        200,
      ]);
    }
  });
});

describe('copies on disk', () => {
  it('stay within the number that is set; what was made room for is made again', async () => {
    const cacheDir = await mkdtemp(join(tmpdir(), 'frontage-few-'));
    const smallCache = await testServer({ cacheDir, pictureCacheFiles: 2, picturesAtOnce: 1 });
    const name = 'a.jpg';
    const bytes = await noisyPicture(800, 400).jpeg().toBuffer();
    const { id } = await smallCache.store.saveAsset(bytes, { siteId: ids.site, name, alt: '' });
    for (const width of [100, 300, 500, 100]) {
      const request = {
        url: `/assets/${id}/${name}?format=${width}w`,
        headers: { accept: modern },
      };
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => ask(smallCache.server, request)),
      );
      expect(
        new Set(answers.map(({ status, headers }) => `${status} ${String(headers.etag)}`)).size,
      ).toBe(1);
      expect((await sharp(answers[4]?.bytes).metadata()).width).toBe(width);
    }
    expect((await readdir(cacheDir)).sort()).toEqual([
      `${id}-100-${recipe}.avif`,
      `${id}-500-${recipe}.avif`,
    ]);
    await smallCache.remove();
    await rm(cacheDir, { recursive: true });
  });
});

describe('every kind of picture comes out right, in every format', () => {
  it('one that the camera held upright', async () => {
    const sideways = await sharp({
      create: { width: 400, height: 200, channels: 3, background: '#ffffff' },
    })
      .composite([
        { input: await plainPicture(200, 200, '#ff0000').png().toBuffer(), left: 0, top: 0 },
      ])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { asset, get } = await storeAsset(test, sideways, 'a.jpg');
    expect([asset.width, asset.height]).toEqual([200, 400]);
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const { bytes } = await get('?format=100w', accepting[format]);
      const { width, height, orientation = 1 } = await sharp(bytes).metadata();
      expect([width, height, orientation]).toEqual([100, 200, 1]);
      expect(isNear(await colorAt(bytes, 0.5, 0.25), [255, 0, 0])).toBe(true);
      expect(isNear(await colorAt(bytes, 0.5, 0.75), [255, 255, 255])).toBe(true);
    }
  });

  it('one in the colours of print', async () => {
    const print = await plainPicture(300, 200, '#2060c0')
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const { get } = await storeAsset(test, print, 'print.jpg');
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const { bytes } = await get('?format=100w', accepting[format]);
      const [red = 0, green = 0, blue = 0] = await colorAt(bytes, 0.5, 0.5);
      // Print cannot reproduce this blue, but it is still a blue.
      expect([blue > 120, blue - red > 60, blue - green > 40]).toEqual([true, true, true]);
      expect((await sharp(bytes).metadata()).space).toBe('srgb');
    }
  });

  it('one with a colour profile: what a browser shows of the original is what the copy is', async () => {
    const wide = await plainPicture(300, 200, '#d04030')
      .withIccProfile('p3')
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    const { get } = await storeAsset(test, wide, 'p3.jpg');
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const { bytes } = await get('?format=100w', accepting[format]);
      expect([format, isNear(await colorAt(bytes, 0.5, 0.5), [0xd0, 0x40, 0x30])]).toEqual([
        format,
        true,
      ]);
    }
  });

  it('a transparent one, which has no colour that would show through', async () => {
    const half = await sharp({
      create: { width: 300, height: 200, channels: 4, background: '#00000000' },
    })
      .composite([
        { input: await plainPicture(150, 200, '#00a000').png().toBuffer(), left: 0, top: 0 },
      ])
      .png()
      .toBuffer();
    const { asset, get } = await storeAsset(test, half, 'half.png');
    expect([asset.transparent, asset.color]).toEqual([true, '']);
    for (const format of ['avif', 'webp', 'png'] as const) {
      const { bytes, headers } = await get('?format=100w', accepting[format]);
      expect(headers['content-type']).toBe(`image/${format}`);
      expect(isNear(await colorAt(bytes, 0.25, 0.5), [0, 160, 0, 255])).toBe(true);
      expect((await colorAt(bytes, 0.75, 0.5))[3]).toBe(0);
    }
    const webp = await storeAsset(test, await sharp(half).webp().toBuffer(), 'half.webp');
    expect((await webp.get('?format=100w', '*/*')).headers['content-type']).toBe('image/png');
  });

  it.each(['gif', 'webp'] as const)('an animated %s, which keeps every frame', async (format) => {
    const moving = await animation(format, 300, 200, ['#ff0000', '#00ff00', '#0000ff']);
    const { asset, get } = await storeAsset(test, moving, `moving.${format}`);
    expect([asset.frames, asset.width, asset.height]).toEqual([3, 300, 200]);
    const small = await get('?format=100w', modern);
    const { pages, width, pageHeight } = await sharp(small.bytes, { animated: true }).metadata();
    expect([small.headers['content-type'], pages, width, pageHeight]).toEqual([
      'image/webp',
      3,
      100,
      67,
    ]);
    const whole = await get('?format=100w', '*/*');
    expect([whole.headers['content-type'], whole.bytes.equals(moving)]).toEqual([
      `image/${format}`,
      true,
    ]);
    expect(whole.headers.vary).toBe('accept');
  });

  it('an animated PNG, of which the decoder knows but one frame, comes as it is', async () => {
    const still = await plainPicture(300, 200).png().toBuffer();
    const control = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    const moving = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
    const { asset, get } = await storeAsset(test, moving, 'moving.png');
    expect(asset.frames).toBe(2);
    expect((await get('?format=100w', modern)).bytes.equals(moving)).toBe(true);
  });

  it('a drawing, which is saved rather than opened, and may run nothing', async () => {
    const drawing =
      '<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><rect width="40" height="20" fill="red"/></svg>';
    const { asset, get } = await storeAsset(test, Buffer.from(drawing), 'logo.svg');
    expect([asset.width, asset.height]).toEqual([40, 20]);
    for (const query of ['', '?format=100w']) {
      const { headers, text } = await get(query, modern);
      expect(text).toBe(drawing);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-disposition': 'attachment',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox/);
    }
    expect((await get('?format=101w', modern)).status).toBe(400);
  });
});
