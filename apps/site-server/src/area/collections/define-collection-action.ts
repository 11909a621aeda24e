import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Contributor, Identify } from '../../accounts/create-identify';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import type { Refused } from '../../http/action/refused';
import { findEditedPage, type EditedPage } from '../../pages/documents/edited-page';
import { findCollection, type Collection } from '../../pages/items/collections';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { findWithPerson } from '../../accounts/find-with-person';

/** The services of collections in the area. */
export interface CollectionServices {
  store: Pick<Store, 'read' | 'write' | 'change' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<CollectionServices, Site, AccountRefusal>(accountManner);

/** Declares an action about collections. */
export { defineAction as defineCollectionAction };

/** A collection with its page, and who asks for it. */
export interface FoundCollection {
  readonly contributor: Contributor;
  readonly collection: Collection;
  /** Its page. */
  readonly page: EditedPage;
}

/** Finds the collection that an address names, and who asks for it. */
export function findCollectionAndPerson(
  call: Pick<Call<Site, { id: string }>, 'request' | 'site' | 'params'>,
  services: Pick<CollectionServices, 'identify' | 'store'>,
): Promise<FoundCollection | Refused<AccountRefusal>> {
  return findWithPerson(call, services, async (db, siteId, id) => {
    const [collection, page] = await Promise.all([
      findCollection(db, siteId, id),
      findEditedPage(db, siteId, id),
    ]);
    return collection && page && page.state !== 'deleted' ? { collection, page } : undefined;
  });
}
