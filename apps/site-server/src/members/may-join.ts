import { hasBought } from '../shop/orders/list-buyer-orders';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import type { MemberSettings } from './member-settings';

/** Whether the holder of an address may join a site. */
export async function mayJoin(
  db: Database,
  { site, email, settings }: { site: Site; email: string; settings: MemberSettings },
): Promise<boolean> {
  const { joining, productIds } = settings;
  if (joining === 'invitation') return false;
  return joining === 'open' || hasBought(db, site.id, { email, productIds });
}
