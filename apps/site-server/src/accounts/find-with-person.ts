import type { AccountRefusal } from './account-manner';
import type { Contributor, Identify } from './create-identify';
import { findContributor } from './find-contributor';
import type { Call } from '../http/action/call';
import { Refused } from '../http/action/refused';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import { isStorable } from '../store/is-storable';
import type { Store } from '../store/store';

/**
 * Finds what the id in an address names, and who asks for it.
 *
 * @param find what is looked for, with its name; nothing if there is none
 * @returns both, or a refusal: to sign in, or 404
 */
export async function findWithPerson<Found extends object>(
  call: Pick<Call<Site, { id: string }>, 'request' | 'site' | 'params'>,
  services: { readonly identify: Identify; readonly store: Pick<Store, 'read'> },
  find: (db: Database, siteId: string, id: string) => Promise<Found | undefined>,
): Promise<(Found & { readonly contributor: Contributor }) | Refused<AccountRefusal>> {
  const contributor = await findContributor(call, services);
  if (contributor instanceof Refused) return contributor;
  const { id } = call.params;
  const found = isStorable(id) ? await find(services.store.read, call.site.id, id) : undefined;
  return found ? { ...found, contributor } : new Refused({ status: 404, code: 'gone' });
}
