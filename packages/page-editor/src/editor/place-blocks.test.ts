import type { PageDocument } from '@frontage/site-model';
import { applyOperation } from '@frontage/site-model/editing';
import { describe, expect, it } from 'vitest';
import { placeBlocks, type BlocksPlace } from './place-blocks';

const block = (id: string) => ({ id, type: 'text', data: {} });
const page: PageDocument = {
  version: 1,
  sections: [
    { id: 'top', width: 'text', tone: 'plain', blocks: [block('a'), block('b')] },
    { id: 'end', width: 'text', tone: 'plain', blocks: [] },
  ],
};

function after(ids: readonly string[], place: BlocksPlace, on = page): string {
  const { sections } = placeBlocks(on, ids.map(block), place).reduce(
    (now, operation) => applyOperation(now, operation).document,
    on,
  );
  return sections
    .map(({ blocks }) =>
      blocks
        .map(({ id, column }) => id + (column ? `:${column.start}+${column.span}` : ''))
        .join(' '),
    )
    .join(' / ');
}

describe('[1.02b] blocks that come to a page', () => {
  it.each<[string, string, readonly string[], BlocksPlace]>([
    ['stand below the chosen one, in their order', 'a x y b / ', ['x', 'y'], { below: 'a' }],
    ['stand at the end where none is chosen', 'a b / x y', ['x', 'y'], { below: undefined }],
    [
      'stand where they were dropped',
      'x y a b / ',
      ['x', 'y'],
      { at: { section: 'top', after: null } },
    ],
    [
      'share the columns of the one beside',
      'a:1+6 x:7+6 b / ',
      ['x'],
      { at: { section: 'top', after: 'a' }, beside: { id: 'a', side: 'end' } },
    ],
    [
      'stand below each other where several come beside one',
      'a x y b / ',
      ['x', 'y'],
      { at: { section: 'top', after: 'a' }, beside: { id: 'a', side: 'end' } },
    ],
    ['are none', 'a b / ', [], { below: 'a' }],
  ])('%s', (_name, expected, ids, place) => {
    expect(after(ids, place)).toBe(expected);
  });

  it('make the first section of a page without any', () => {
    expect(after(['x', 'y'], { below: undefined }, { version: 1, sections: [] })).toBe('x y');
  });
});
