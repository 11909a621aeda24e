import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileType, orderFiles, readVideoFiles } from './video-files';

const of = (...widths: (number | undefined)[]) =>
  widths.map((width, index) => ({ src: `/${index}.webm`, width }));
const widths = (files: readonly { width?: number | undefined }[]) =>
  files.map(({ width }) => width);

describe('video files', () => {
  it('the smallest that is enough comes first, then larger ones, then the largest of the smaller', () => {
    expect(widths(orderFiles(of(320, 640, 1280, 1920), 900))).toEqual([1280, 1920, 640, 320]);
    expect(widths(orderFiles(of(320, 640), 5000))).toEqual([640, 320]);
  });

  it('files of equal or no width stay in the order the page has them', () => {
    const files = [{ src: '/a.webm' }, { src: '/a.mp4' }, { src: '/a.m3u8' }];
    expect(orderFiles(files, 800)).toEqual(files);
  });

  it('ordering loses none and never puts a smaller one than needed before one that is enough', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4000 })),
        fc.integer({ min: 1, max: 4000 }),
        (offered, needed) => {
          const ordered = widths(orderFiles(of(...offered), needed)).map(Number);
          expect([...ordered].sort()).toEqual([...offered].sort());
          const lastEnough = ordered.findLastIndex((width) => width >= needed);
          expect(ordered.slice(0, lastEnough + 1).every((width) => width >= needed)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('knows a kind by the ending', () => {
    expect(['/a.webm', '/a.MP4?x', '/a.m3u8#t=1', '/a'].map((src) => fileType({ src }))).toEqual([
      'video/webm',
      'video/mp4',
      'application/vnd.apple.mpegurl',
      undefined,
    ]);
  });

  it('leaves out what has no safe address; never throws', () => {
    const { files, tracks } = readVideoFiles({
      files: [
        { src: '/a.webm', width: -1 },
        { src: 'javascript:alert(1)' },
        { src: 'mailto:a@b.example' },
        {},
        null,
      ],
      tracks: [{ src: '/a.vtt', language: 'en', kind: 'nonsense' }, { src: 7 }],
    });
    expect(files).toEqual([{ src: '/a.webm', type: undefined, width: undefined }]);
    expect(tracks).toEqual([
      { src: '/a.vtt', kind: 'captions', language: 'en', label: undefined, isDefault: false },
    ]);
    fc.assert(
      fc.property(fc.anything(), (raw) => void readVideoFiles(raw)),
      { numRuns: 1000 },
    );
  });
});
