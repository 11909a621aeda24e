import type { BlockColumn, PageDocument } from '@frontage/site-model';
import { applyOperation } from '@frontage/site-model/editing';
import { describe, expect, it } from 'vitest';
import type { DropPlace } from './drop-place';
import { dropOperations } from './drop-operations';

const id = (number: number) => String(number).padStart(24, '0');
const block = (number: number, start?: number, span?: number) => ({
  id: id(number),
  type: 'text',
  data: {},
  ...(start !== undefined && { column: { start, span: span ?? 6 } }),
});
const page: PageDocument = {
  version: 1,
  sections: [
    { id: 'top', width: 'text', tone: 'plain', blocks: [block(1), block(2, 1), block(3, 7)] },
    { id: 'end', width: 'text', tone: 'plain', blocks: [block(4), block(5, 1)] },
  ],
};

/** The page after a drop, as numbers of blocks with their columns. */
function after(numbers: readonly number[], place: Pick<DropPlace, 'at' | 'beside'>): string {
  const end = dropOperations(page, numbers.map(id), place).reduce(
    (now, operation) => applyOperation(now, operation).document,
    page,
  );
  const columnText = (column?: BlockColumn) => (column ? `:${column.start}+${column.span}` : '');
  return end.sections
    .map(({ blocks }) => blocks.map((one) => Number(one.id) + columnText(one.column)).join(' '))
    .join(' / ');
}

const at = (section: string, behind: number | null) => ({
  section,
  after: behind === null ? null : id(behind),
});

describe('[1.02b] a block that is dropped', () => {
  it.each<[string, string, readonly number[], Pick<DropPlace, 'at' | 'beside'>]>([
    ['goes into another section', '2:1+6 3:7+6 / 4 1 5:1+6', [1], { at: at('end', 4) }],
    ['leaves the columns that it shared', '2 1 3:7+6 / 4 5:1+6', [2], { at: at('top', null) }],
    ['keeps columns that it had alone', '1 2:1+6 3:7+6 / 5:1+6 4', [5], { at: at('end', null) }],
    [
      'takes half of a whole row',
      '2:1+6 3:7+6 / 4:1+6 1:7+6 5:1+6',
      [1],
      { at: at('end', 4), beside: { id: id(4), side: 'end' } },
    ],
    [
      'takes the columns that are free',
      '2:1+6 3:7+6 / 4 5:1+6 1:7+6',
      [1],
      { at: at('end', 5), beside: { id: id(5), side: 'end' } },
    ],
    [
      'shares the columns of one that has a neighbour',
      '1 4:1+3 2:4+3 3:7+6 / 5:1+6',
      [4],
      { at: at('top', 1), beside: { id: id(2), side: 'start' } },
    ],
    ['comes with others, in their order', '2 3 1 / 4 5:1+6', [2, 3], { at: at('top', null) }],
  ])('%s', (_name, expected, numbers, place) => {
    expect(after(numbers, place)).toBe(expected);
  });

  it('changes nothing where it stands already', () => {
    expect(dropOperations(page, [id(2)], { at: at('top', 1) })).toEqual([]);
  });
});
