import { describe, expect, it } from 'vitest';
import type { SectionBox } from './drop-place';
import { findDrop } from './find-drop';

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

/** A section with one whole row and one of two blocks, an empty one, and one of a whole row. */
const sections: readonly SectionBox[] = [
  {
    id: 'top',
    box: box(0, 0, 1000, 300),
    blocks: [
      { id: 'a', box: box(0, 0, 1000, 100) },
      { id: 'b', box: box(0, 120, 480, 300) },
      { id: 'c', box: box(520, 120, 1000, 280) },
    ],
  },
  { id: 'blank', box: box(0, 320, 1000, 380), blocks: [] },
  { id: 'end', box: box(0, 400, 1000, 500), blocks: [{ id: 'd', box: box(0, 400, 1000, 500) }] },
];

const found = (x: number, y: number, isRtl = false) => {
  const { at, beside } = findDrop(sections, { x, y }, isRtl) ?? {};
  return `${at?.section} ${at?.after}${beside ? ` ${beside.side} of ${beside.id}` : ''}`;
};

describe('[1.02b] where a block that is dragged lands', () => {
  it.each([
    ['above a row', 500, 20, 'top null'],
    ['below a row', 500, 90, 'top a'],
    ['between rows', 500, 110, 'top a'],
    ['below a row of two', 300, 270, 'top c'],
    ['above a row of two', 300, 140, 'top a'],
    ['at the end of the first of two', 470, 200, 'top b end of b'],
    ['at the start of the second of two', 530, 200, 'top b start of c'],
    ['at the end of a whole row', 950, 450, 'end d end of d'],
    ['in a section without blocks', 500, 350, 'blank null'],
    ['below the page', 500, 900, 'end d'],
    ['above the page', 500, -50, 'top null'],
  ])('%s', (_name, x, y, expected) => {
    expect(found(x, y)).toBe(expected);
  });

  it('is at the other side where lines run from right to left', () => {
    expect(found(950, 450, true)).toBe('end null start of d');
  });

  it('is a row of its own where the page is narrow', () => {
    const narrow = [{ id: 'n', box: box(0, 0, 390, 100), blocks: [] }];
    const block = { id: 'x', box: box(0, 0, 390, 100) };
    const [section] = narrow.map((one) => ({ ...one, blocks: [block] }));
    expect(findDrop(section ? [section] : [], { x: 5, y: 20 })?.beside).toBeUndefined();
  });

  it('is nowhere on a page without sections', () => {
    expect(findDrop([], { x: 0, y: 0 })).toBeUndefined();
  });
});
