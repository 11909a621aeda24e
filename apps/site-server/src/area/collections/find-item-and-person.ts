import type { AccountRefusal } from '../../accounts/account-manner';
import type { Contributor } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import type { Call } from '../../http/action/call';
import { Refused } from '../../http/action/refused';
import { findEditedPage, type EditedPage } from '../../pages/documents/edited-page';
import { findCollection, type Collection } from '../../pages/items/collections';
import { findItem, type Item } from '../../pages/items/items';
import { listItemWords } from '../../pages/items/list-edited-items';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
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

/** Finds the item that an address names by its page, and who asks for it. */
export async function findItemAndPerson(
  call: Pick<Call<Site, { id: string }>, 'request' | 'site' | 'params'>,
  services: Pick<CollectionServices, 'identify' | 'store'>,
): Promise<FoundItem | Refused<AccountRefusal>> {
  const contributor = await findContributor(call, services);
  if (contributor instanceof Refused) return contributor;
  const { id } = call.params;
  const { read } = services.store;
  const siteId = call.site.id;
  const item = isStorable(id) ? await findItem(read, siteId, id) : undefined;
  if (!item) return new Refused({ status: 404, code: 'gone' });
  const [page, collection, home, { categories }] = await Promise.all([
    findEditedPage(read, siteId, id),
    findCollection(read, siteId, item.collectionId),
    findEditedPage(read, siteId, item.collectionId),
    listItemWords(read, siteId, item.collectionId),
  ]);
  return page && collection && home && page.state !== 'deleted'
    ? { contributor, item, page, collection, home, categories }
    : new Refused({ status: 404, code: 'gone' });
}
