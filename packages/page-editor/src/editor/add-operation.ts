import type { PageBlock, PageDocument, PageSection } from '@frontage/site-model';
import { locateBlock, type PageOperation } from '@frontage/site-model/editing';

/**
 * The operation that adds a block below another one, or at the end of the page.
 *
 * @param below the id of the block above it; undefined for the end
 */
export function addBlockOperation(
  page: PageDocument,
  block: PageBlock,
  below: string | undefined,
): PageOperation {
  const found = below === undefined ? undefined : locateBlock(page, below);
  const last = page.sections.at(-1);
  const at = found
    ? { section: found.section.id, after: found.block.id }
    : { section: last?.id ?? 'page', after: last?.blocks.at(-1)?.id ?? null };
  return { do: 'addBlock', block, at };
}

/** The operation that adds a section with one block below another one. */
export function addSectionOperation(id: string, block: PageBlock, after: string): PageOperation {
  const section: PageSection = { id, width: 'text', tone: 'plain', blocks: [block] };
  return { do: 'addSection', section, after };
}
