import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readClips } from './read-clips';

const files = await readClips(fileURLToPath(new URL('../clips', import.meta.url)));

it('every clip has a poster and captions, and there are no others', () => {
  const names = (ending: string) =>
    files
      .filter(({ name }) => name.endsWith(ending))
      .map(({ name }) => name.slice(0, -ending.length));
  expect(names('.webm')).toHaveLength(3);
  expect(names('.vtt')).toEqual(names('.webm'));
  expect(names('.jpg')).toEqual(names('.webm'));
});

it('each is a WebM file of at most 600 KB that tells its length, or WebVTT', () => {
  for (const { name, content } of files.filter((file) => !file.name.endsWith('.jpg'))) {
    expect([name, content.length <= 600_000]).toEqual([name, true]);
    const start = Buffer.from(content.subarray(0, 200));
    if (name.endsWith('.webm')) {
      expect(start.readUInt32BE(0)).toBe(0x1a45dfa3);
      expect(start.includes(Buffer.from('4489', 'hex'))).toBe(true);
    } else expect(start.toString()).toMatch(/^WEBVTT\n\n00:/);
  }
});
