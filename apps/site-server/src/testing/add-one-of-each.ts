import type { SiteStore } from '../app/site-store';
import type { Database } from '../store/database';
import { ids } from './site-fixture';

/** What an example is made of. */
export interface ExampleFacts {
  readonly siteId: string;
  /** The order that it is of, if it is of one. */
  readonly orderId: string;
  /** Who makes it, if somebody of the area does. */
  readonly accountId: string;
  readonly createId: () => string;
  /** UTC milliseconds. */
  readonly now: number;
}

/** Stores one thing of a room. */
export type RoomExample = (db: Database, facts: ExampleFacts) => Promise<void>;

/** A file `<room>/testing/<name>-example.ts` exports an example of its room, and nothing else. */
const files = import.meta.glob<Readonly<Record<string, RoomExample>>>(
  '../**/testing/*-example.ts',
  { eager: true },
);

/**
 * Stores one of each thing that buyers, visitors or owners make and that no sample is about, such
 * as a coupon or a review: the examples of all rooms.
 *
 * @param store where
 * @param of the order that some of them are of, and who makes some
 */
export async function addOneOfEach(
  store: SiteStore,
  of: Pick<ExampleFacts, 'orderId' | 'accountId'>,
): Promise<void> {
  const { createId } = store;
  const facts = { ...of, siteId: ids.site, createId, now: store.now() };
  await store.write(async (db) => {
    for (const exported of Object.values(files))
      for (const example of Object.values(exported)) await example(db, facts);
  });
}
