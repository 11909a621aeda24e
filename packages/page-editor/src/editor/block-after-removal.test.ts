import type { PageDocument } from '@frontage/site-model';
import { expect, it } from 'vitest';
import { blockAfterRemoval } from './block-after-removal';

const pageOf = (...ids: readonly string[]): PageDocument => ({
  version: 1,
  sections: [
    {
      id: 'top',
      width: 'text',
      tone: 'plain',
      blocks: ids.map((id) => ({ id, type: 'text', data: {} })),
    },
  ],
});

it('[1.02b] where blocks are gone the focus goes to the next one, or the one before', () => {
  expect(blockAfterRemoval(pageOf('a', 'b', 'c'), pageOf('a', 'c'))).toBe('c');
  expect(blockAfterRemoval(pageOf('a', 'b'), pageOf('a'))).toBe('a');
  expect(blockAfterRemoval(pageOf('a'), pageOf())).toBeUndefined();
});

it('[1.02b] where none is gone, as when a removed block comes back, the focus goes nowhere', () => {
  expect(blockAfterRemoval(pageOf('a', 'c'), pageOf('a', 'b', 'c'))).toBeUndefined();
});
