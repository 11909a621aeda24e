import { layoutColumns, type BlockColumn } from '@frontage/site-model';
import { drawPicture } from '../draw-picture';
import { sectionLayouts, type SectionLayout } from './section-layouts';

/** The width of the columns together, in a field of 48 × 32. */
const width = 40;

/**
 * Draws a layout: a field for each of its columns.
 *
 * @param document of the editor
 * @param layout as it stands on the page
 * @param isRightToLeft whether the first column of the page is at its right
 */
export function drawLayout(
  document: Document,
  layout: SectionLayout,
  isRightToLeft: boolean,
): SVGSVGElement {
  const columns: readonly (BlockColumn | null)[] = sectionLayouts[layout];
  const areas = columns.map((column) => {
    const { start, span } = column ?? { start: 1, span: layoutColumns };
    const before = isRightToLeft ? layoutColumns + 1 - start - span : start - 1;
    const left = 5 + (before * width) / layoutColumns;
    const across = (span * width) / layoutColumns - 2;
    return `M${left} 6h${across}v20h${-across}z`;
  });
  return drawPicture(document, { lines: '', areas: areas.join('') });
}
