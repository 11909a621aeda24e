import { layoutColumns, type BlockColumn } from '@frontage/site-model';
import { drawPicture } from '../draw-picture';
import { sectionLayouts, type SectionLayout } from './section-layouts';

/** The width of the columns together, in a field of 48 × 32. */
const width = 40;

/** Draws a layout: a field for each of its columns. */
export function drawLayout(document: Document, layout: SectionLayout): SVGSVGElement {
  const columns: readonly (BlockColumn | null)[] = sectionLayouts[layout];
  const areas = columns.map((column) => {
    const { start, span } = column ?? { start: 1, span: layoutColumns };
    const left = 4 + ((start - 1) * width) / layoutColumns;
    const across = (span * width) / layoutColumns - 2;
    return `M${left + 1} 6h${across}v20h${-across}z`;
  });
  return drawPicture(document, { lines: '', areas: areas.join('') });
}
