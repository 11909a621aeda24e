import { mostChoices } from '@frontage/page-editor/page';
import { isId, pageTypes } from '@frontage/site-model';
import { pickWidth } from '@frontage/image-loader';
import { listKnownForms } from '../../forms/definitions/known-forms';
import { listBestPages, listPagesById } from '../../pages/documents/list-pages';
import { listCollections } from '../../pages/items/collections';
import { isPicture, listLibrary } from '../../pictures/list-library';
import { findAssets, type StoredAsset } from '../../pictures/assets';
import { listBestProducts } from '../../shop/catalogue/list-products';
import { findProductsById } from '../../shop/catalogue/products';
import type { Database } from '../../store/database';
import { hasAllWords } from '../has-all-words';

/** What a field of a block may lead to. */
export const choiceTargets = [
  'picture',
  'film',
  'captions',
  'file',
  'form',
  'page',
  'product',
  'collection',
] as const;

/** Something that a field may lead to. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** The address of a small picture. @default none */
  readonly picture?: string | undefined;
  /** Where a link to it leads. @default nowhere */
  readonly href?: string | undefined;
}

/** The kinds of file that a field may hold, as the library lists them. */
const assetKinds = {
  picture: 'picture',
  film: 'video',
  captions: 'captions',
  file: undefined,
} as const;

/** Pages that are shown in place of others: no link leads to them. */
const inPlaceOfOthers: readonly number[] = [
  pageTypes.codes.notFound,
  pageTypes.codes.error,
  pageTypes.codes.lockScreen,
  pageTypes.codes.memberAreaAccessDenied,
];

/** How wide their pictures are at least, in px. */
const smallWidth = 100;

/**
 * Lists what a field may lead to.
 *
 * @param db the reading side
 * @param siteId the site
 * @param target what it may lead to
 * @param search words that it has, or its id
 * @param now UTC milliseconds
 */
export async function listChoices(
  db: Database,
  siteId: string,
  target: (typeof choiceTargets)[number],
  search: string,
  now: number,
): Promise<readonly Choice[]> {
  switch (target) {
    case 'picture':
    case 'film':
    case 'captions':
    case 'file': {
      const known = isId(search) ? await findAssets(db, siteId, [search]) : undefined;
      const filter = { search, kind: assetKinds[target] };
      const assets = known ?? (await listLibrary(db, siteId, filter, { limit: mostChoices }));
      return assets
        .filter(({ forBuyers }) => !forBuyers)
        .map((asset) => ({
          id: asset.id,
          label: asset.name,
          picture: smallPicture(asset),
          href: addressOf(asset),
        }));
    }
    case 'form': {
      const forms = await listKnownForms(db, siteId);
      return forms
        .filter(
          ({ id, isDeleted, name }) => !isDeleted && (id === search || hasAllWords(name, search)),
        )
        .slice(0, mostChoices)
        .map(({ id, name }) => ({ id, label: name }));
    }
    case 'collection': {
      const collections = await listCollections(db, siteId);
      return collections
        .filter(({ id, title }) => id === search || hasAllWords(title, search))
        .slice(0, mostChoices)
        .map(({ id, title, slug }) => ({ id, label: `${title} · /${slug}`, href: `/${slug}` }));
    }
    case 'page': {
      const pages = isId(search)
        ? await listPagesById(db, siteId, [search])
        : await listBestPages(db, siteId, search, mostChoices);
      const linked = pages.filter(({ pageType }) => !inPlaceOfOthers.includes(pageType));
      return linked.map(({ id, title, slug }) => ({
        id,
        label: `${title} · /${slug}`,
        href: `/${slug}`,
      }));
    }
    case 'product': {
      const products = isId(search)
        ? await findProductsById(db, siteId, [search])
        : await listBestProducts(db, siteId, search, mostChoices, now);
      return products.map(({ slug, product: { id, title } }) => ({
        id,
        label: title,
        href: `/${slug}`,
      }));
    }
  }
}

function smallPicture(asset: StoredAsset): string | undefined {
  if (!isPicture(asset)) return undefined;
  const width = asset.width > 0 ? pickWidth(smallWidth, asset.width) : undefined;
  const path = addressOf(asset);
  return width === undefined ? path : `${path}?format=${width}w`;
}

function addressOf({ id, name }: StoredAsset): string {
  return `/assets/${id}/${encodeURIComponent(name)}`;
}
