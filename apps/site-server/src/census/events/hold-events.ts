import type { Database } from '../../store/database';
import { storedText } from './stored-text';
import type { HeldEvent } from './tracked-event';

/** How many characters of an unread event are kept. */
const longestHeld = 2000;

/** Keeps apart what could not be read. */
export async function holdEvents(
  db: Database,
  held: readonly HeldEvent[],
  { siteId, now, createId }: { siteId: string; now: number; createId: () => string },
): Promise<void> {
  if (held.length === 0) return;
  const rows = held.map(({ reason, data }) => ({
    id: createId(),
    site_id: siteId,
    reason,
    received_at: now,
    data: storedText(data, longestHeld),
  }));
  await db.insertInto('held_event').values(rows).execute();
}
