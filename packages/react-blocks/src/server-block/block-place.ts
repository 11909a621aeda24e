import type { PageBlock, PageSection } from '@frontage/site-model';
import type { PictureLoading } from '../picture/picture.parts';

/** The position of a block on its page, as far as its markup depends on it. */
export interface BlockPlace {
  /** Its layout width, as the `sizes` of an image. */
  readonly sizes: string;
  /** How its pictures are requested. */
  readonly loading: PictureLoading;
}

/**
 * The width of each kind of section on a wide screen, in px; the style sheet has the same values.
 */
const sectionPixels = { text: 720, wide: 1200, full: 1600 } as const;

/**
 * Gives the position of a block: the first picture of the page loads before everything else, those
 * of the first section with the page, the others near the screen. Those of the second section may
 * already be near it, so they wait for no script.
 *
 * @param index the block's number on the page, from 0
 * @param pictureSeen whether an earlier block showed a picture
 */
export function placeBlock(
  section: PageSection,
  sectionIndex: number,
  block: PageBlock,
  index: number,
  pictureSeen: boolean,
): BlockPlace {
  const isFirst = !pictureSeen && index <= 2;
  const usual = (['eager', 'native'] as const)[sectionIndex] ?? 'lazy';
  return { sizes: blockSizes(section, block), loading: isFirst ? 'first' : usual };
}

/**
 * From this width on, in px, blocks are arranged in twelve columns; the style sheet has the same
 * value.
 */
const columnsFrom = 720;

function blockSizes(section: PageSection, block: PageBlock): string {
  const share = section.width === 'text' ? 1 : (block.column?.span ?? 12) / 12;
  const wide = Math.round(sectionPixels[section.width] * share);
  const percent = Math.round(100 * share);
  if (section.width === 'full')
    return share === 1 ? '100vw' : `(min-width: ${columnsFrom}px) ${percent}vw, 100vw`;
  return `(min-width: ${sectionPixels[section.width]}px) ${wide}px, (min-width: ${columnsFrom}px) ${percent}vw, 100vw`;
}
