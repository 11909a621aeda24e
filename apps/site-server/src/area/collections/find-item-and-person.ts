import type { AccountRefusal } from '../../accounts/account-manner';
import type { Contributor } from '../../accounts/create-identify';
import type { Call } from '../../http/action/call';
import type { Refused } from '../../http/action/refused';
import { findEditedPage, type EditedPage } from '../../pages/documents/edited-page';
import { findCollection, type Collection } from '../../pages/items/collections';
import { findItem, type Item } from '../../pages/items/items';
import { listItemWords } from '../../pages/items/list-edited-items';
import { findTranslation } from '../../pages/translations/translations';
import type { Site } from '../../sites/site-settings';
import { findWithPerson } from '../../accounts/find-with-person';
import type { CollectionServices } from './define-collection-action';

/** An item with its page and its collection, and who asks for it. */
export interface FoundItem {
  readonly contributor: Contributor;
  readonly item: Item;
  readonly page: EditedPage;
  readonly collection: Collection;
  /** The page of the collection. */
  readonly home: EditedPage;
  /** The categories of the collection. */
  readonly categories: readonly string[];
}

/**
 * Finds the item that an address names by its page, or by the page of a translation, and who asks
 * for it.
 */
export function findItemAndPerson(
  call: Pick<Call<Site, { id: string }>, 'request' | 'site' | 'params'>,
  services: Pick<CollectionServices, 'identify' | 'store'>,
): Promise<FoundItem | Refused<AccountRefusal>> {
  return findWithPerson(call, services, async (db, siteId, pageId) => {
    const id = (await findTranslation(db, siteId, pageId))?.originalId ?? pageId;
    const item = await findItem(db, siteId, id);
    if (!item) return;
    const [page, collection, home, { categories }] = await Promise.all([
      findEditedPage(db, siteId, id),
      findCollection(db, siteId, item.collectionId),
      findEditedPage(db, siteId, item.collectionId),
      listItemWords(db, siteId, item.collectionId, call.site.settings.locale),
    ]);
    return page && collection && home && page.state !== 'deleted'
      ? { item, page, collection, home, categories }
      : undefined;
  });
}
