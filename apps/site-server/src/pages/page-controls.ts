import { blockFields } from '@frontage/react-blocks/fields';
import { itemControls, pageControlOf } from '@frontage/react-blocks/server';
import type { PageDocument } from '@frontage/site-model';
import { readFields, type StoredOf } from '@frontage/site-model/fields';

/** The parameters of a list with further pages. */
export interface PageControls {
  /** Names its page. */
  readonly pageControl: string;
  /** Those of the other lists on the same page. */
  readonly otherControls: readonly string[];
}

/**
 * Gives each list of a page a parameter for its page, by the id of its block: the first has the
 * plain name, a list of products before all others.
 */
export function pageControls({ sections }: PageDocument): (blockId: string) => PageControls {
  const blocks = sections.flatMap((section) => section.blocks);
  const products = blocks.filter(({ type }) => type === 'product-list');
  const items = blocks.filter(
    ({ type, data }) =>
      type === 'item-list' ||
      (type === 'summary' && isPagedSummary(readFields(blockFields.summary, data))),
  );
  const names = new Map(
    [...products, ...items].map(({ id }, index) => [
      id,
      index === 0 ? itemControls.page : pageControlOf(id),
    ]),
  );
  return (id) => {
    const pageControl = names.get(id) ?? itemControls.page;
    return {
      pageControl,
      otherControls: [...names.values()].filter((name) => name !== pageControl),
    };
  };
}

/** Whether a summary has further pages: a row and products have none. */
export function isPagedSummary(data: StoredOf<typeof blockFields.summary>): boolean {
  return data.source === 'collection' && data.more && data.design !== 'carousel';
}
