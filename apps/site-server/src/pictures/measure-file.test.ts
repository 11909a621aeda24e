import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOf, withFile } from '../testing/file-samples';
import { animation, noisyPicture } from '../testing/sample-pictures';
import { sampleMp4, sampleWebm } from '../testing/sample-videos';
import { AssetRefusal } from './asset-refusal';
import { isSizedDrawing } from './is-sized-drawing';
import { measureFile } from './measure-file';
import { measureMedia } from './measure-media';
import { countPngFrames, isHeic, sniffPicture } from './sniff-picture';

const nightly = process.env['FRONTAGE_RUNS'] === 'nightly';

const beginnings = [
  '',
  '\xff\xd8\xff',
  '\x89PNG\r\n\x1a\n',
  'GIF89a',
  'RIFF\0\0\0\0WEBP',
  '\0\0\0\x18ftypavif',
  '<svg width="1" ',
  'WEBVTT\n',
  '\0\0\0\x18ftypisom',
  '\x1a\x45\xdf\xa3\x84webm\x18\x53\x80\x67',
];
const anyBytes = fc
  .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 200 }))
  .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'latin1'), rest]));

it('whatever the bytes are, the readers answer or refuse', async () => {
  await fc.assert(
    fc.asyncProperty(anyBytes, async (bytes) => {
      sniffPicture(bytes);
      isHeic(bytes);
      isSizedDrawing(bytes);
      expect(await countPngFrames(partsOf(bytes))).toBeGreaterThan(0);
      try {
        await measureMedia(partsOf(bytes));
      } catch (error) {
        expect(error).toBeInstanceOf(AssetRefusal);
      }
    }),
    { numRuns: 2_000 },
  );
});

it('a file with a few bytes changed is measured or refused, never anything else', async () => {
  const small = noisyPicture(40, 30);
  const pictures = await Promise.all([
    small.clone().jpeg().toBuffer(),
    small.clone().png().toBuffer(),
    small.clone().webp().toBuffer(),
    small.clone().avif({ effort: 0 }).toBuffer(),
    animation('gif', 20, 10, ['#ff0000', '#00ff00']),
  ]);
  const files = [
    ...pictures,
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9"/></svg>',
    ),
    sampleMp4,
    sampleWebm,
  ];
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), changes, async (file, list) => {
      const bytes = Buffer.from(file);
      for (const [index, value] of list) bytes[index % bytes.byteLength] = value;
      const outcome = await withFile(bytes, measureFile).catch((error: unknown) => error);
      if (outcome instanceof AssetRefusal) return;
      expect(outcome).toMatchObject({ mime: expect.stringMatching(/\/(?:[a-z]+)/) as string });
    }),
    // Each of them is decoded.
    { numRuns: nightly ? 10_000 : 150 },
  );
}, 600_000);
