import type { PageDocument } from '@frontage/site-model';
import { locateBlock, locateSection, type PageOperation } from '@frontage/site-model/editing';

/** The operation that removes a block; undefined if it is not there. */
export function removeBlockOperation(
  page: PageDocument,
  blockId: string,
): PageOperation | undefined {
  const found = locateBlock(page, blockId);
  return found && { do: 'removeBlock', block: found.block, at: found.at };
}

/** The operation that removes a section with its blocks; undefined if it is not there. */
export function removeSectionOperation(
  page: PageDocument,
  sectionId: string,
): PageOperation | undefined {
  const found = locateSection(page, sectionId);
  return found && { do: 'removeSection', ...found };
}
