import type { PageRecord } from '@frontage/site-model';

/** A page as visitors get it: without its hidden blocks, and whatever only they need. */
export function withoutHidden(page: PageRecord): PageRecord {
  const { document } = page;
  if (!document.sections.some(({ blocks }) => blocks.some(({ hidden }) => hidden))) return page;
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(({ hidden }) => !hidden),
  }));
  return { ...page, document: { ...document, sections } };
}
