import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Contributor, Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import { Refused } from '../../http/action/refused';
import { findEditedPage, type EditedPage } from '../../pages/documents/edited-page';
import { findCollection, type Collection } from '../../pages/items/collections';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';

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
export async function findCollectionAndPerson(
  call: Pick<Call<Site, { id: string }>, 'request' | 'site' | 'params'>,
  services: Pick<CollectionServices, 'identify' | 'store'>,
): Promise<FoundCollection | Refused<AccountRefusal>> {
  const contributor = await findContributor(call, services);
  if (contributor instanceof Refused) return contributor;
  const { site, params } = call;
  const { read } = services.store;
  const gone = new Refused<AccountRefusal>({ status: 404, code: 'gone' });
  if (!isStorable(params.id)) return gone;
  const [collection, page] = await Promise.all([
    findCollection(read, site.id, params.id),
    findEditedPage(read, site.id, params.id),
  ]);
  return collection && page && page.state !== 'deleted' ? { contributor, collection, page } : gone;
}
