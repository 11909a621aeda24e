import type { PagePresence } from '@frontage/site-model/editing';
import type { Database } from '../../store/database';

/** How long after a sign of life a tab counts as open, in milliseconds: three signs. */
export const pagePresenceTime = 15_000;

/** A tab in which a page is edited. */
export interface PagePresenceSign {
  readonly pageId: string;
  /** The tab's own id. */
  readonly tab: string;
  readonly account: { readonly id: string; readonly name: string };
  /** The block that is chosen there. @default none */
  readonly block?: string | undefined;
  /** UTC milliseconds. */
  readonly now: number;
}

/**
 * Notes that a page is open in a tab, and lists where it is open besides: other people, and other
 * tabs of the same one.
 *
 * @param db the transaction of a write
 */
export async function notePagePresence(
  db: Database,
  { pageId, tab, account, block, now }: PagePresenceSign,
): Promise<readonly PagePresence[]> {
  await db
    .deleteFrom('page_presence')
    .where('page_id', '=', pageId)
    .where((eb) => eb.or([eb('tab', '=', tab), eb('seen_at', '<', now - pagePresenceTime)]))
    .execute();
  await db
    .insertInto('page_presence')
    .values({
      page_id: pageId,
      tab,
      account_id: account.id,
      name: account.name,
      block: block ?? null,
      seen_at: now,
    })
    .execute();
  const others = await db
    .selectFrom('page_presence')
    .select(['name', 'block', 'account_id'])
    .where('page_id', '=', pageId)
    .where('tab', '!=', tab)
    .orderBy('name')
    .orderBy('tab')
    .execute();
  return others.map(({ name, block: at, account_id: by }) => ({
    name,
    isSelf: by === account.id,
    ...(at !== null && { block: at }),
  }));
}

/**
 * Notes that a page was closed in a tab.
 *
 * @param db the transaction of a write
 */
export async function endPagePresence(db: Database, pageId: string, tab: string): Promise<void> {
  await db
    .deleteFrom('page_presence')
    .where('page_id', '=', pageId)
    .where('tab', '=', tab)
    .execute();
}
