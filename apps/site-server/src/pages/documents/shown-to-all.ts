import { readShownTo, type PageSection } from '@frontage/site-model';

/**
 * Gives what every visitor sees of a page: without hidden blocks, and without the sections that an
 * experiment or a toggle shows to some. What tells of a page elsewhere tells of nothing else.
 *
 * @param document the page
 */
export function shownToAll<Section extends Pick<PageSection, 'blocks' | 'shownTo'>>({
  sections,
}: {
  readonly sections: readonly Section[];
}): { readonly sections: readonly Section[] } {
  return {
    sections: sections
      .filter(({ shownTo }) => readShownTo(shownTo) === undefined)
      .map((section) => ({ ...section, blocks: section.blocks.filter(({ hidden }) => !hidden) })),
  };
}
