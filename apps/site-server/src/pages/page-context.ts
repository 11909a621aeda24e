import { blockFields } from '@frontage/react-blocks/fields';
import { listsProducts } from '@frontage/react-blocks/server';
import {
  pageTypes,
  type ContextCollection,
  type ContextItem,
  type PageDocument,
  type PageRecord,
  type SiteContext,
} from '@frontage/site-model';
import { collectionType, contentItemType } from '@frontage/site-model/enums';
import { collectReferences } from '@frontage/site-model/fields';
import type { Database } from '../store/database';
import { findPublishedPageById } from './documents/published-pages';

/** What the context of a site says of one page. */
type OfPage = 'collection' | 'item' | 'collectionId' | 'itemId' | 'pageType';

/** Who may see a collection: everybody. */
const everybody = 1;

/**
 * Returns the context of a page [3.21]: that of its site, with the page's own collection and item.
 * A page that names a collection is an item of it; one of the type `collection` is one itself.
 *
 * @param read the reading side
 * @param site the context of the site; what it says of the collection itself counts
 * @param page the page
 */
export async function pageContext(
  read: Database,
  site: SiteContext,
  page: PageRecord,
): Promise<SiteContext> {
  const { pageType, collectionId } = page;
  const isCollection = pageType === pageTypes.codes.collection;
  if (collectionId === undefined && !isCollection) return { ...site, ...none, pageType };
  const home = collectionId ? await findPublishedPageById(read, page.siteId, collectionId) : page;
  const ofPage: Pick<SiteContext, OfPage> = {
    collectionId: home?.id ?? collectionId ?? '',
    collection: home ? collectionOf(home, site) : null,
    item: collectionId === undefined ? null : itemOf(page),
    itemId: collectionId === undefined ? '' : page.id,
    pageType,
  };
  return { ...site, ...ofPage };
}

const none = { collection: null, item: null, collectionId: '', itemId: '' } as const;

function collectionOf(page: PageRecord, { collection }: SiteContext): ContextCollection {
  const { generic, products } = collectionType.codes;
  return {
    ...facts(page),
    type: isShop(page.document) ? products : generic,
    permissionType: collection?.id === page.id ? collection.permissionType : everybody,
  };
}

function itemOf(page: PageRecord): ContextItem {
  const { storeItem, text } = contentItemType.codes;
  const { productIds } = collectReferences(page.document, blockFields);
  return { ...facts(page), recordType: productIds.length > 0 ? storeItem : text };
}

function facts({ id, title, slug }: PageRecord): Pick<ContextItem, 'id' | 'title' | 'fullUrl'> {
  return { id, title, fullUrl: `/${slug}` };
}

function isShop({ sections }: PageDocument): boolean {
  return sections.some(({ blocks }) => blocks.some(listsProducts));
}
