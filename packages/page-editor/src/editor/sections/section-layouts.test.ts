import type { BlockColumn, PageDocument, PageSection } from '@frontage/site-model';
import { applyOperation } from '@frontage/site-model/editing';
import { describe, expect, it } from 'vitest';
import { layoutNames, layoutOf, layoutOperations } from './section-layouts';

const section = (
  columns: readonly (BlockColumn | null)[],
  width: PageSection['width'] = 'wide',
): PageSection => ({
  id: 'top',
  width,
  tone: 'plain',
  blocks: columns.map((column, index) => ({
    id: `b${index}`,
    type: 'text',
    data: {},
    ...(column && { column }),
  })),
});

function after(before: PageSection, layout: (typeof layoutNames)[number]): PageSection {
  const page: PageDocument = { version: 1, sections: [before] };
  const [made = before] = layoutOperations(before, layout).reduce(
    (now, operation) => applyOperation(now, operation).document,
    page,
  ).sections;
  return made;
}

describe('[1.02b] the layout of a section', () => {
  it.each(layoutNames)('%s is what it is once it was chosen', (layout) => {
    const made = after(section([null, null, null, null, null]), layout);
    expect(layoutOf(made)).toBe(layout);
    expect(layoutOperations(made, layout)).toEqual([]);
  });

  it('gives its columns to the blocks in turn', () => {
    const { blocks } = after(section([null, null, null]), 'wideNarrow');
    expect(blocks.map(({ column }) => column)).toEqual([
      { start: 1, span: 8 },
      { start: 9, span: 4 },
      { start: 1, span: 8 },
    ]);
  });

  it('makes a section wide in which nothing could stand beside anything', () => {
    expect(after(section([null, null], 'text'), 'halves').width).toBe('wide');
    expect(after(section([{ start: 1, span: 6 }], 'text'), 'oneColumn').width).toBe('text');
    expect(after(section([null, null], 'full'), 'halves').width).toBe('full');
  });

  it('is none of these where blocks stand in another way', () => {
    expect(
      layoutOf(
        section([
          { start: 1, span: 5 },
          { start: 7, span: 6 },
        ]),
      ),
    ).toBeUndefined();
  });
});
