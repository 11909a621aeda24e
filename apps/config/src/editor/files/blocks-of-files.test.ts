import type { UploadedFile } from '@frontage/page-editor';
import { describe, expect, it } from 'vitest';
import { blocksOfFiles, countBlocksOf } from './blocks-of-files';

const file = (id: string, kind: UploadedFile['kind'], name = `${id} 1`): UploadedFile => ({
  id,
  name,
  kind,
});

function made(...files: readonly UploadedFile[]) {
  return blocksOfFiles(files);
}

describe('[1.02b] files that are added to a page', () => {
  it('are an image where there is one picture, a gallery where there are several', () => {
    expect(made(file('a', 'picture'))).toEqual([{ type: 'image', data: { assetId: 'a' } }]);
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
  });

  it('are one album where they are sound', () => {
    const blocks = made(
      file('h', 'sound', 'High tide.mp3'),
      file('a', 'picture'),
      file('l', 'sound', 'Low tide.ogg'),
    );
    expect(blocks.map(({ type }) => type)).toEqual(['audio', 'image']);
    expect(blocks[0]?.data).toEqual({
      tracks: [
        { src: '/assets/h/High%20tide.mp3', title: 'High tide' },
        { src: '/assets/l/Low%20tide.ogg', title: 'Low tide' },
      ],
    });
  });

  it('[9.08d] are albums of 60 pieces of sound at the most', () => {
    const blocks = made(...Array.from({ length: 61 }, (_, index) => file(`s${index}`, 'sound')));
    expect(blocks.map(({ data }) => (data['tracks'] as unknown[]).length)).toEqual([60, 1]);
    expect(countBlocksOf(Array.from({ length: 61 }, () => 'audio/mpeg'))).toBe(2);
  });

  it('[9.08b] are counted before they are sent', () => {
    expect(countBlocksOf([])).toBe(0);
    expect(countBlocksOf(['image/png', 'image/jpeg'])).toBe(1);
    expect(countBlocksOf(['image/png', 'video/mp4', ''])).toBe(3);
    expect(countBlocksOf(['audio/mpeg', 'image/png', 'audio/ogg'])).toBe(2);
  });
});
