import type { BlockColumn, PageSection } from '@frontage/site-model';
import { isSameJson, type PageOperation } from '@frontage/site-model/editing';

/** How blocks of a section may stand beside each other: the columns that they have in turn. */
export const sectionLayouts = {
  oneColumn: [null],
  halves: [column(1, 6), column(7, 6)],
  narrowWide: [column(1, 4), column(5, 8)],
  wideNarrow: [column(1, 8), column(9, 4)],
  thirds: [column(1, 4), column(5, 4), column(9, 4)],
  quarters: [column(1, 3), column(4, 3), column(7, 3), column(10, 3)],
} as const satisfies Readonly<Record<string, readonly (BlockColumn | null)[]>>;

/** A name of these. */
export type SectionLayout = keyof typeof sectionLayouts;

/** The names of the layouts. */
export const layoutNames = Object.keys(sectionLayouts) as readonly SectionLayout[];

/** The layout that a section has; undefined where its blocks stand in another way. */
export function layoutOf(section: PageSection): SectionLayout | undefined {
  return layoutNames.find((name) => layoutOperations(section, name).length === 0);
}

/**
 * Lists what gives the blocks of a section a layout.
 *
 * @returns nothing where it has that layout
 */
export function layoutOperations(section: PageSection, layout: SectionLayout): PageOperation[] {
  const columns: readonly (BlockColumn | null)[] = sectionLayouts[layout];
  const operations = section.blocks.flatMap((block, index): PageOperation[] => {
    const value = columns[index % columns.length] ?? null;
    const was = block.column ?? null;
    return isSameJson(value, was) ? [] : [{ do: 'setColumn', block: block.id, value, was }];
  });
  // In a section as wide as text nothing stands beside anything.
  const isNarrow = section.width === 'text' && layout !== 'oneColumn';
  return isNarrow ? [widen(section), ...operations] : operations;
}

function widen({ id, width }: PageSection): PageOperation {
  return { do: 'setSection', section: id, value: { width: 'wide' }, was: { width } };
}

function column(start: number, span: number): BlockColumn {
  return { start, span };
}
