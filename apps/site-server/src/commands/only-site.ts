import type { Store } from '../store/store';

/**
 * The site that a command is about where it names none.
 *
 * @returns its id
 * @throws when there is none, or several: the message names them
 */
export async function onlySite(store: Pick<Store, 'findSite' | 'read'>): Promise<string> {
  const only = await store.findSite('');
  if (only) return only.id;
  const sites = await store.read.selectFrom('site').select('id').orderBy('id').limit(20).execute();
  throw new Error(
    sites.length === 0
      ? 'there is no site yet.'
      : `there are several sites. Name one with --site: ${sites.map(({ id }) => id).join(', ')}`,
  );
}
