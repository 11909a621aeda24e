import { describe, expect, it } from 'vitest';
import { siteBlocks } from './testing/site-blocks';
import { readCopiedBlocks } from './read-copied-blocks';

describe('[1.02b] blocks on the clipboard', () => {
  it('are read without their ids; what this site does not have is left out', () => {
    const text = { id: 'x', type: 'text', data: { nodes: [] }, column: { start: 1, span: 6 } };
    const copied = [text, { type: 'spaceship', data: {} }, { type: 'image' }, null, 7];
    expect(readCopiedBlocks(siteBlocks, JSON.stringify(copied))).toEqual([
      { type: 'text', data: { nodes: [] }, column: { start: 1, span: 6 } },
    ]);
    const hidden = { ...text, hidden: true, locked: true };
    expect(readCopiedBlocks(siteBlocks, JSON.stringify([hidden]))).toMatchObject([
      { type: 'text', hidden: true },
    ]);
    const wide = [{ ...text, column: { start: 9, span: 9 } }];
    expect(readCopiedBlocks(siteBlocks, JSON.stringify(wide))).toEqual([
      { type: 'text', data: { nodes: [] } },
    ]);
  });

  it.each(['', 'words', '{}', '{"type":"text"}', 'null'])('are none in %j', (text) => {
    expect(readCopiedBlocks(siteBlocks, text)).toEqual([]);
  });
});
