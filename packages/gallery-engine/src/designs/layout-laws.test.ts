import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LayoutBoxes } from './layout-boxes';
import { layoutColumns } from './layout-columns';
import { layoutRows } from './layout-rows';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ratios = fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { maxLength: 60 });
const width = fc.integer({ min: 1, max: 3000 });
const side = fc.integer({ min: 1, max: 800 });
const gap = fc.integer({ min: 0, max: 60 });
const runs = { numRuns: 1000 };

function boxesOf({ boxes }: LayoutBoxes): Box[] {
  return Array.from({ length: boxes.length / 4 }, (_, index) => {
    const [left = NaN, top = NaN, wide = NaN, height = NaN] = boxes.slice(index * 4, index * 4 + 4);
    return { left, top, width: wide, height };
  });
}

/** The boxes by what they share, in the order in which they come. */
function groups(boxes: readonly Box[], key: 'left' | 'top'): Box[][] {
  const found = new Map<number, Box[]>();
  for (const box of boxes) found.set(box[key], [...(found.get(box[key]) ?? []), box]);
  return [...found.values()];
}

describe('layoutRows', () => {
  const sizes = fc.record({ width, rowHeight: side, gap });

  it('loses nothing, keeps the order and each ratio, and nothing overlaps', () => {
    fc.assert(
      fc.property(ratios, sizes, (ratioList, measures) => {
        const layout = layoutRows(ratioList, measures);
        const boxes = boxesOf(layout);
        expect(boxes.length).toBe(ratioList.length);
        boxes.forEach((box, index) => {
          expect(box.width / box.height).toBeCloseTo(ratioList[index] ?? 0, 6);
          const before = boxes[index - 1];
          if (before?.top === box.top)
            expect(box.left).toBeCloseTo(before.left + before.width + measures.gap, 6);
          else {
            expect(box.left).toBe(0);
            expect(box.top).toBeCloseTo(before ? before.top + before.height + measures.gap : 0, 6);
          }
        });
        const last = boxes.at(-1);
        expect(layout.height).toBeCloseTo(last ? last.top + last.height : 0, 6);
      }),
      runs,
    );
  });

  it('[9.23b] one height in a row; widths and gaps make up the place, but in a last row that is not full', () => {
    fc.assert(
      fc.property(ratios, sizes, (ratioList, measures) => {
        const rows = groups(boxesOf(layoutRows(ratioList, measures)), 'top');
        rows.forEach((row, index) => {
          expect(new Set(row.map(({ height }) => height)).size).toBe(1);
          const end = row.reduce((sum, box) => sum + box.width + measures.gap, -measures.gap);
          if (index < rows.length - 1) expect(end).toBeCloseTo(measures.width, 5);
          else expect(end).toBeLessThanOrEqual(measures.width + 1e-5);
        });
      }),
      runs,
    );
  });

  it('[9.23b] ten thousand pictures: the heights are 25 px or less from 250 (root of the mean square)', () => {
    const random = seeded(7);
    const manyRatios = Float64Array.from({ length: 10_000 }, () => 0.5 + 1.5 * random());
    const rows = groups(
      boxesOf(layoutRows(manyRatios, { width: 1200, rowHeight: 250, gap: 10 })),
      'top',
    );
    const square = rows.reduce((sum, [box]) => sum + ((box?.height ?? 0) - 250) ** 2, 0);
    expect(Math.sqrt(square / rows.length)).toBeLessThanOrEqual(25);
  });

  it.each([
    ['what is no ratio is 3 to 2', [NaN, 0, -1], 375],
    ['a ratio that is one stays', [1, 1, 1], 250],
  ])('%s', (_, ratioList, wide) => {
    expect(
      boxesOf(layoutRows(ratioList, { width: 5000, rowHeight: 250, gap: 0 })).map(
        (box) => box.width,
      ),
    ).toEqual([wide, wide, wide]);
  });

  it('no place and no slides are no trouble', () => {
    expect(layoutRows([], { width: 800, rowHeight: 250, gap: 20 }).height).toBe(0);
    const none = layoutRows([1, 2], { width: 0, rowHeight: 250, gap: 20 });
    expect([...none.boxes].every((number) => number >= 0)).toBe(true);
  });
});

describe('layoutColumns', () => {
  const sizes = fc.record({ width, columnWidth: side, gap });

  it('loses nothing and keeps each ratio; nothing overlaps and nothing is outside', () => {
    fc.assert(
      fc.property(ratios, sizes, (ratioList, measures) => {
        // A gap that is wider than the place leaves no column; the caller has a width.
        fc.pre(measures.columnWidth <= measures.width);
        const layout = layoutColumns(ratioList, measures);
        const boxes = boxesOf(layout);
        expect(boxes.length).toBe(ratioList.length);
        boxes.forEach((box, index) => {
          expect(box.width / box.height).toBeCloseTo(ratioList[index] ?? 0, 6);
          expect(box.left + box.width).toBeLessThanOrEqual(measures.width + 1e-6);
        });
        for (const column of groups(boxes, 'left')) {
          column.forEach((box, index) => {
            const before = column[index - 1];
            expect(box.top).toBeCloseTo(before ? before.top + before.height + measures.gap : 0, 5);
          });
        }
        expect(layout.height).toBeCloseTo(
          Math.max(0, ...boxes.map((box) => box.top + box.height)),
          5,
        );
      }),
      runs,
    );
  });

  it('[9.23b] the columns end within one tallest slide of each other', () => {
    fc.assert(
      fc.property(ratios, sizes, (ratioList, measures) => {
        fc.pre(measures.columnWidth <= measures.width);
        const boxes = boxesOf(layoutColumns(ratioList, measures));
        const count = Math.max(
          1,
          Math.floor((measures.width + measures.gap) / (measures.columnWidth + measures.gap)),
        );
        const columns = groups(boxes, 'left');
        const ends = columns.map((column) =>
          Math.max(...column.map((box) => box.top + box.height + measures.gap)),
        );
        if (columns.length < count) ends.push(0);
        const tallest = Math.max(0, ...boxes.map((box) => box.height + measures.gap));
        expect(Math.max(...ends, 0) - Math.min(...ends, Infinity)).toBeLessThanOrEqual(
          tallest + 1e-6,
        );
      }),
      runs,
    );
  });

  it.each([
    [600, 250, 0, [300, 300]],
    [500, 250, 0, [250, 250]],
    [749, 250, 0, [374.5, 374.5]],
    [500, 250, 20, [500]],
    [520, 250, 20, [250, 250]],
    [320, 400, 0, [320]],
  ])('[9.23b] in %s px columns of %s, %s apart: %s', (place, columnWidth, between, columns) => {
    const boxes = boxesOf(layoutColumns([1, 1, 1, 1], { width: place, columnWidth, gap: between }));
    const [first] = groups(boxes, 'top');
    expect(first?.map((box) => box.width)).toEqual(columns);
  });

  it('a slide goes to the shortest column; equal ones fill from where text starts', () => {
    const boxes = boxesOf(layoutColumns([1, 2, 1, 1], { width: 200, columnWidth: 100, gap: 0 }));
    expect(boxes.map((box) => [box.left, box.top])).toEqual([
      [0, 0],
      [100, 0],
      [100, 50],
      [0, 100],
    ]);
  });

  it('captions have their room; what is no ratio is 3 to 2', () => {
    const { boxes, height } = layoutColumns(
      [NaN, 1],
      { width: 300, columnWidth: 300, gap: 10 },
      [40, 0],
    );
    expect([...boxes, height]).toEqual([0, 0, 300, 240, 0, 250, 300, 300, 550]);
  });
});

/** Random numbers that are the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
