import { isText } from '@frontage/core-lifecycle/reading';
import type { FieldTable } from './field-table';
import type { ReferenceTarget } from './reference';
import { walkFields } from './walk-fields';
import type { PageSection } from '../page-document';

/** The field tables of blocks, by block type. */
export type BlockTables = Readonly<Record<string, FieldTable>>;

/** What a page refers to, without duplicates: its sections first, then its blocks in order. */
export interface PageReferences {
  readonly assetIds: readonly string[];
  readonly formIds: readonly string[];
  readonly pageIds: readonly string[];
  readonly productIds: readonly string[];
  readonly collectionIds: readonly string[];
  /** The origins of its embedded frames. */
  readonly frameOrigins: readonly string[];
}

/**
 * Finds what the blocks of a page refer to.
 *
 * @param document the page
 * @param tables what its blocks store; a block without a table refers to nothing
 */
export function collectReferences(
  document: { readonly sections: readonly Pick<PageSection, 'blocks' | 'picture'>[] },
  tables: BlockTables,
): PageReferences {
  const found: Record<ReferenceTarget | 'frame', Set<string>> = {
    asset: new Set(),
    form: new Set(),
    page: new Set(),
    product: new Set(),
    collection: new Set(),
    frame: new Set(),
  };
  for (const { picture } of document.sections) if (picture) found.asset.add(picture.assetId);
  for (const { type, data } of document.sections.flatMap(({ blocks }) => blocks)) {
    const table = Object.hasOwn(tables, type) ? tables[type] : undefined;
    if (!table) continue;
    walkFields(table, data, (field, value) => {
      if (!isText(value)) return;
      if (field.kind === 'reference') found[field.to].add(value);
      const origin = field.kind === 'embed' ? field.origin(value) : undefined;
      if (origin !== undefined) found.frame.add(origin);
    });
  }
  return {
    assetIds: [...found.asset],
    formIds: [...found.form],
    pageIds: [...found.page],
    productIds: [...found.product],
    collectionIds: [...found.collection],
    frameOrigins: [...found.frame].sort(),
  };
}
