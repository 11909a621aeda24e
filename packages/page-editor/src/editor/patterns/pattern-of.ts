import type { PageDocument } from '@frontage/site-model';
import {
  locateBlock,
  locateSection,
  sectionSettings,
  type PagePattern,
} from '@frontage/site-model/editing';
import type { MarkedParts } from '../frame-looks';

/** What a pattern holds of a page, without its name. */
export type PatternContent = Pick<PagePattern, 'blocks' | 'section'>;

/** Takes a pattern of what is chosen: of a whole section with its look, or of blocks. */
export function patternOf(page: PageDocument, { ids, section }: MarkedParts): PatternContent {
  const found = section === undefined ? undefined : locateSection(page, section)?.section;
  if (!found) return { blocks: ids.flatMap((id) => locateBlock(page, id)?.block ?? []) };
  // Who gets the section is of this page alone.
  const { shownTo: _shownTo, ...look } = sectionSettings(found);
  return { blocks: found.blocks, section: look };
}
