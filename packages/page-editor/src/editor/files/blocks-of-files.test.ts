import { describe, expect, it } from 'vitest';
import { blocksOfFiles, countBlocksOf } from './blocks-of-files';
import type { UploadedFile } from './uploaded-file';

const file = (id: string, kind: UploadedFile['kind'], name = `${id} 1`): UploadedFile => ({
  id,
  name,
  kind,
});

function made(...files: readonly UploadedFile[]) {
  let next = 0;
  return blocksOfFiles(files, () => `new-${(next += 1)}`);
}

describe('[1.02b] files that are added to a page', () => {
  it('are an image where there is one picture, a gallery where there are several', () => {
    expect(made(file('a', 'picture'))).toEqual([
      { id: 'new-1', type: 'image', data: { assetId: 'a' } },
    ]);
    expect(made(file('a', 'picture'), file('b', 'picture'))).toMatchObject([
      { type: 'gallery', data: { slides: [{ assetId: 'a' }, { assetId: 'b' }] } },
    ]);
  });

  it('are a video for each film, and a link to what is neither', () => {
    const blocks = made(
      file('v', 'video', 'Wheel turning.mp4'),
      file('a', 'picture'),
      file('t', 'other', 'words.vtt'),
      file('b', 'picture'),
    );
    expect(blocks.map(({ type }) => type)).toEqual(['video', 'gallery', 'text']);
    expect(blocks[0]?.data).toEqual({
      title: 'Wheel turning.mp4',
      files: [{ src: '/assets/v/Wheel%20turning.mp4' }],
    });
    expect(blocks[2]?.data).toEqual({
      nodes: [{ kind: 'paragraph', words: [{ text: 'words.vtt', href: '/assets/t/words.vtt' }] }],
    });
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(3);
  });

  it('[9.08b] are counted before they are sent', () => {
    expect(countBlocksOf([])).toBe(0);
    expect(countBlocksOf(['image/png', 'image/jpeg'])).toBe(1);
    expect(countBlocksOf(['image/png', 'video/mp4', ''])).toBe(3);
  });
});
