import type { PageDocument, PageSection } from '@frontage/site-model';
import { locateBlock, type BlockPosition, type PageOperation } from '@frontage/site-model/editing';

/** The operation that moves a block one place up or down; undefined at the end of the page. */
export function moveBlockBy(
  page: PageDocument,
  blockId: string,
  by: -1 | 1,
): PageOperation | undefined {
  const found = locateBlock(page, blockId);
  const to = found && neighbourPlace(page, found.section, blockId, by);
  return found && to && { do: 'moveBlock', block: blockId, to, from: found.at };
}

function neighbourPlace(
  { sections }: PageDocument,
  section: PageSection,
  blockId: string,
  by: -1 | 1,
): BlockPosition | undefined {
  const { blocks } = section;
  const index = blocks.findIndex(({ id }) => id === blockId);
  const next = index + by;
  if (next >= 0 && next < blocks.length)
    return { section: section.id, after: blocks[by < 0 ? index - 2 : next]?.id ?? null };
  const other = sections[sections.indexOf(section) + by];
  // From below it comes to the end of the section above, from above to the start of the one below.
  return other && { section: other.id, after: by < 0 ? (other.blocks.at(-1)?.id ?? null) : null };
}

/** The operation that moves a section; undefined at the end of the page. */
export function moveSectionBy(
  { sections }: PageDocument,
  sectionId: string,
  by: -1 | 1,
): PageOperation | undefined {
  const index = sections.findIndex(({ id }) => id === sectionId);
  const next = index + by;
  if (index < 0 || next < 0 || next >= sections.length) return undefined;
  return {
    do: 'moveSection',
    section: sectionId,
    to: sections[by < 0 ? index - 2 : next]?.id ?? null,
    from: sections[index - 1]?.id ?? null,
  };
}
