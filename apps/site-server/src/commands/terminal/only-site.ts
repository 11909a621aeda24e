import { findSite } from '../../sites/sites';
import type { Store } from '../../store/store';

/**
 * Returns the site of a command that names none.
 *
 * @returns its id
 * @throws if there is none, or several: the message names them
 */
export async function onlySite({ read }: Pick<Store, 'read'>): Promise<string> {
  const only = await findSite(read, '');
  if (only) return only.id;
  const sites = await read.selectFrom('site').select('id').orderBy('id').limit(20).execute();
  throw new Error(
    sites.length === 0
      ? 'there is no site yet. The first start makes it: npx frontage start'
      : `there are several sites. Name one with --site: ${sites.map(({ id }) => id).join(', ')}`,
  );
}
