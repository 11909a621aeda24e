import type { Database } from '../store/database';

/** Host names at which only this machine can reach a server. */
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/**
 * Whether visitors may use a host name that is not in the configuration, so that mails with links
 * to the site would wait.
 *
 * @param db the reading side
 * @param reach how visitors reach the server
 */
export async function lacksAddress(
  db: Database,
  reach: { host: string; baseUrl: string | undefined; isBehindProxy: boolean },
): Promise<boolean> {
  if (reach.baseUrl !== undefined || (loopback.test(reach.host) && !reach.isBehindProxy))
    return false;
  const nameless = await db
    .selectFrom('site')
    .select('id')
    .where('host', 'is', null)
    .limit(1)
    .execute();
  return nameless.length > 0;
}
