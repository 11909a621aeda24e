import { blockFields } from '@frontage/react-blocks/fields';
import type { PageDocument } from '@frontage/site-model';
import { collectReferences } from '@frontage/site-model/fields';
import { listKnownForms } from '../../forms/definitions/known-forms';
import { listCollections } from '../../pages/items/collections';
import { findAssets } from '../../pictures/assets';
import { findProductsById } from '../../shop/catalogue/products';
import type { Database } from '../../store/database';
import type { NameOf } from './name-blocks';

/**
 * Finds what an owner calls the pictures, files, forms, products and collections of pages.
 *
 * @param db the reading side
 * @param siteId the site
 * @param documents the pages
 */
export async function loadNames(
  db: Database,
  siteId: string,
  documents: readonly PageDocument[],
): Promise<NameOf> {
  const sections = documents.flatMap((document) => document.sections);
  const { assetIds, formIds, productIds, collectionIds } = collectReferences(
    { sections },
    blockFields,
  );
  const [assets, forms, products, collections] = await Promise.all([
    findAssets(db, siteId, assetIds),
    formIds.length > 0 ? listKnownForms(db, siteId) : [],
    findProductsById(db, siteId, productIds),
    collectionIds.length > 0 ? listCollections(db, siteId) : [],
  ]);
  const names = new Map([
    ...assets.map(({ id, name }) => [id, name] as const),
    ...forms.map(({ id, name }) => [id, name] as const),
    ...products.map(({ product: { id, title } }) => [id, title] as const),
    ...collections.map(({ id, title }) => [id, title] as const),
  ]);
  return (id) => names.get(id);
}
