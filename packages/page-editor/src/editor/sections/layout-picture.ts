import { layoutColumns, type BlockColumn } from '@frontage/site-model';
import type { KindPicture } from '../palette/palette-entry';
import { sectionLayouts, type SectionLayout } from './section-layouts';

/** The width of the columns together, in a field of 48 × 32. */
const width = 40;

/**
 * The picture of a layout: a field for each of its columns.
 *
 * @param layout as it stands on the page
 * @param isRightToLeft whether the first column of the page is at its right
 */
export function layoutPicture(layout: SectionLayout, isRightToLeft: boolean): KindPicture {
  const columns: readonly (BlockColumn | null)[] = sectionLayouts[layout];
  const areas = columns.map((column) => {
    const { start, span } = column ?? { start: 1, span: layoutColumns };
    const before = isRightToLeft ? layoutColumns + 1 - start - span : start - 1;
    const left = 5 + (before * width) / layoutColumns;
    const across = (span * width) / layoutColumns - 2;
    return `M${left} 6h${across}v20h${-across}z`;
  });
  return { lines: '', areas: areas.join('') };
}
