import type { PageBlock, PageDocument, PageSection } from '../page-document';
import type { BlockPosition } from './page-operation';

/** A block in its section. */
export interface LocatedBlock {
  readonly block: PageBlock;
  readonly section: PageSection;
  readonly at: BlockPosition;
}

/** Finds a block of a page and where it stands. */
export function locateBlock({ sections }: PageDocument, blockId: string): LocatedBlock | undefined {
  for (const section of sections) {
    const index = section.blocks.findIndex(({ id }) => id === blockId);
    const block = section.blocks[index];
    if (block)
      return {
        block,
        section,
        at: { section: section.id, after: section.blocks[index - 1]?.id ?? null },
      };
  }
  return undefined;
}

/** Finds a section of a page, and the id of the one in front of it. */
export function locateSection(
  { sections }: PageDocument,
  sectionId: string,
): { readonly section: PageSection; readonly after: string | null } | undefined {
  const index = sections.findIndex(({ id }) => id === sectionId);
  const section = sections[index];
  return section && { section, after: sections[index - 1]?.id ?? null };
}
