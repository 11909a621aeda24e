import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteStore } from '../app/site-store';
import { blackPng, noisyPicture, plainPicture, pngChunk } from '../testing/sample-pictures';
import { sampleMp4, sampleWebm } from '../testing/sample-videos';
import { ids, settings, temporaryStore } from '../testing/site-fixture';
import { AssetRefusal } from './asset-refusal';
import { pictureLimits } from './picture-limits';
import type { AssetInput } from './save-asset';
import { memoryPeak } from '../testing/memory-peak';

let store: SiteStore;
let dataDir: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ store, dataDir, remove } = await temporaryStore());
  await store.saveSite({ id: ids.site, settings });
});

afterEach(() => remove());

/** Returns the message for a refused file; fails if anything was stored. */
async function refusal(bytes: Uint8Array, input: Partial<AssetInput> = {}): Promise<AssetRefusal> {
  const outcome = await store
    .saveAsset(bytes, { siteId: ids.site, name: 'a.jpg', alt: '', ...input })
    .catch((error: unknown) => error);
  if (!(outcome instanceof AssetRefusal)) throw new Error('not refused', { cause: outcome });
  expect(await readdir(join(dataDir, 'assets')).catch(() => [])).toEqual([]);
  expect(await store.read.selectFrom('asset').select('id').execute()).toEqual([]);
  return outcome;
}

describe('a file that is not taken says what is wrong and what to do, and nothing is stored', () => {
  it('an empty one', async () => {
    const { code, message } = await refusal(Buffer.alloc(0));
    expect([code, message]).toEqual([
      'empty',
      'The file is empty. Check that it opens on your computer, then add it again.',
    ]);
  });

  it.each([
    ['text', Buffer.from('hello')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script><svg></svg>')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a packed drawing', Buffer.from([0x1f, 0x8b, 8, 0])],
    ['a program', Buffer.from('MZ\x90\0')],
  ])('%s under the name of a picture', async (_what, bytes) => {
    const { code, message } = await refusal(bytes);
    expect([code, message]).toEqual([
      'unknown-type',
      'Browsers cannot show files of this kind. Add a JPEG, PNG, WebP, AVIF, GIF or SVG picture, an MP4 or WebM video, MP3, M4A, Ogg or WAV sound, or WebVTT captions.',
    ]);
  });

  it('a TIFF, although the decoder could read it, and a HEIC with the way out', async () => {
    expect((await refusal(await plainPicture(9, 9).tiff().toBuffer())).code).toBe('unknown-type');
    expect((await refusal(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'))).message).toContain(
      'Save it as JPEG',
    );
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'a %s of which the end is missing',
    async (format) => {
      const whole = await noisyPicture(300, 200).toFormat(format).toBuffer();
      const { code, message, cause } = await refusal(whole.subarray(0, whole.byteLength / 2));
      expect([code, message]).toEqual([
        'broken',
        'The picture is damaged or incomplete. Check that it opens on your computer, save it again, then add it again.',
      ]);
      expect(cause).toBeInstanceOf(Error);
    },
  );

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'a %s that has only a beginning',
    async (format) => {
      const whole = await noisyPicture(300, 200).toFormat(format).toBuffer();
      expect((await refusal(whole.subarray(0, 20))).code).toBe('broken');
    },
  );

  it('a drawing that is no XML', async () => {
    expect((await refusal(Buffer.from('<svg width="10" height="10"><rect'))).code).toBe('broken');
  });

  it.each([
    ['a WebM', sampleWebm],
    ['an MP4', sampleMp4],
  ])('%s of which the end is missing', async (_what, whole) => {
    expect(
      (await store.saveAsset(whole, { id: ids.asset, siteId: ids.site, name: 'a', alt: '' })).width,
    ).toBe(0);
    await store.write((db) => db.deleteFrom('asset').execute());
    await store.files.remove(ids.asset);
    for (const length of [whole.byteLength - 1, Math.floor(whole.byteLength * 0.75)]) {
      const { code, message } = await refusal(whole.subarray(0, length));
      expect([code, message.startsWith('The video is damaged or incomplete.')]).toEqual([
        'broken',
        true,
      ]);
    }
  });

  it('captions of another encoding', async () => {
    const { code, message } = await refusal(
      Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nGr\xfc\xdfe\n', 'latin1'),
    );
    expect([code, message]).toEqual([
      'broken',
      'The captions are not in UTF-8. Save them as WebVTT in UTF-8, then add them again.',
    ]);
  });

  it('one of 200 megapixels, with its size, its limit, and without decoding it', async () => {
    const bytes = blackPng(20_000, 10_000);
    expect(bytes.byteLength).toBeLessThan(100_000);
    let message = '';
    const used = await memoryPeak(async () => (message = (await refusal(bytes)).message));
    expect(message).toBe(
      'The picture has 20000 × 10000 pixels (200 million); the limits are 100 million pixels and 32000 pixels a side. ' +
        'Save a smaller version (2500 pixels wide is enough), then add it again.',
    );
    expect(used).toBeLessThan(50);
  });

  it.each([
    ['that claims to be the largest there can be', blackPng(0x7fffffff, 0x7fffffff, 1)],
    ['that is a line', blackPng(40_000, 1)],
    ['that is a high line', blackPng(1, 40_000)],
  ])('a bomb %s', async (_what, bytes) => {
    expect(['too-many-pixels', 'broken']).toContain((await refusal(bytes)).code);
  });

  it('a bomb of many frames', async () => {
    const control = Buffer.alloc(8);
    control.writeUInt32BE(2_000_000, 0);
    const { code, message } = await refusal(blackPng(100, 100, 100, [pngChunk('acTL', control)]));
    expect([code, message.includes('2000000 frames of 100 × 100')]).toEqual([
      'too-many-pixels',
      true,
    ]);
  });

  it.each([
    '',
    'width="9"',
    'width="100%" height="100%"',
    'viewBox="0 0 0 9"',
    'viewBox="a 0 9 9"',
    `data-a=' viewBox="0 0 9 9"'`,
  ])('a drawing with %j, which says not how large it is', async (size) => {
    const { code, message } = await refusal(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect/></svg>`),
    );
    expect([code, message]).toEqual([
      'no-size',
      'The drawing does not say how large it is. Save it with a width and a height, or with a viewBox, then add it again.',
    ]);
  });

  it('a drawing without end', async () => {
    const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>';
    expect((await refusal(Buffer.from(huge))).code).toBe('too-many-pixels');
  });

  it('[9.09b] one of too many bytes, which are told in steps of 1024', async () => {
    const { code, message } = await refusal(new Uint8Array(pictureLimits.bytes + 1));
    expect([code, message]).toEqual([
      'too-large',
      'The file is larger than 100\u00a0MB, the limit. Save a smaller version, then add it again.',
    ]);
  });

  it.each([
    ['', 'is empty'],
    ['../../etc/passwd', 'parts of a path'],
    ['C:\\a.jpg', 'parts of a path'],
    ['..', 'parts of a path'],
    ['a\0.jpg', 'control characters'],
    ['a\r\nset-cookie: b.jpg', 'control characters'],
    ['gpj.\u202eexe', 'control characters'],
    ['\ud800.jpg', 'half a character'],
    [`${'a'.repeat(252)}.jpg`, 'has 256 characters; it can have up to 255'],
  ])('one named %j', async (name, says) => {
    const { code, message } = await refusal(await plainPicture(9, 9).jpeg().toBuffer(), { name });
    expect(code).toBe('bad-name');
    expect(message).toContain(says);
    expect(message).toMatch(/Rename it, then add it again\.$/);
  });

  it.each([
    { x: 2, y: 0 },
    { x: 0.5, y: Number.NaN },
    { x: -0.1, y: 0 },
  ])('one whose focal point is %o', async (focalPoint) => {
    expect((await refusal(await plainPicture(9, 9).jpeg().toBuffer(), { focalPoint })).code).toBe(
      'bad-focal-point',
    );
  });

  it('one whose row cannot be written', async () => {
    const bytes = await plainPicture(9, 9).jpeg().toBuffer();
    await expect(
      store.saveAsset(bytes, { siteId: 'unknown', name: 'a.jpg', alt: '' }),
    ).rejects.toThrow();
    expect(await readdir(join(dataDir, 'assets'))).toEqual([]);
  });
});
