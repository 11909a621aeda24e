import type { CartView } from '@frontage/react-blocks/server';
import type { Database } from '../../store/database';
import { parseJson, toJson, type JsonText } from '../../store/json-text';
import type { Store } from '../../store/store';
import { readCartView, writeCartView, type CartViewJson } from '../cart/cart-view-json';

/**
 * What checkouts would buy and at which price, by the hash of that. A quote is never changed once
 * it is there, so those that were read last are kept in memory as well.
 */
export interface Quotes {
  /** Whether a checkout had that price once. */
  has(db: Database, checkoutId: string, priceHash: string): Promise<boolean>;
  /** What a checkout would buy at a price that it once had; nothing for another price. */
  find(db: Database, checkoutId: string, priceHash: string): Promise<CartView | undefined>;
  /** What a checkout agreed on. @throws when it never saw that price */
  get(db: Database, checkoutId: string, priceHash: string): Promise<CartView>;
  /** Keeps the lines and totals of a checkout, within a write. */
  insert(db: Database, checkoutId: string, view: CartView): Promise<void>;
  /** The same in a write of its own; settles once it is on disk. */
  save(checkoutId: string, view: CartView): Promise<void>;
}

/** Quotes that are kept in memory: far more than are paid at once. */
const mostQuotes = 200;

/** Makes the quotes of a store. */
export function createQuotes({ write, now }: Pick<Store, 'write' | 'now'>): Quotes {
  const recent = new Map<string, JsonText<CartViewJson>>();

  function remember(name: string, document: JsonText<CartViewJson>): void {
    for (const oldest of recent.keys()) {
      if (recent.size < mostQuotes) break;
      recent.delete(oldest);
    }
    recent.set(name, document);
  }

  const find: Quotes['find'] = async (db, checkoutId, priceHash) => {
    const name = `${checkoutId} ${priceHash}`;
    const document = recent.get(name) ?? (await readQuote(db, checkoutId, priceHash));
    if (document === undefined) return undefined;
    remember(name, document);
    return readCartView(parseJson(document));
  };

  const insert: Quotes['insert'] = async (db, checkoutId, view) => {
    await db
      .insertInto('checkout_quote')
      .values({
        checkout_id: checkoutId,
        price_hash: view.priceHash,
        document: toJson(writeCartView(view)),
        created_at: now(),
      })
      .onConflict((conflict) => conflict.columns(['checkout_id', 'price_hash']).doNothing())
      .execute();
  };

  return {
    has: async (db, checkoutId, priceHash) =>
      (await selectQuote(db, checkoutId, priceHash).select('price_hash').executeTakeFirst()) !==
      undefined,
    find,
    async get(db, checkoutId, priceHash) {
      const found = await find(db, checkoutId, priceHash);
      if (found) return found;
      throw new Error(
        `[site-server] checkout ${checkoutId} has no price ${priceHash}. It was priced without being kept.`,
      );
    },
    insert,
    save: (checkoutId, view) => write((db) => insert(db, checkoutId, view)),
  };
}

async function readQuote(
  db: Database,
  checkoutId: string,
  priceHash: string,
): Promise<JsonText<CartViewJson> | undefined> {
  const row = await selectQuote(db, checkoutId, priceHash).select('document').executeTakeFirst();
  return row?.document;
}

function selectQuote(db: Database, checkoutId: string, priceHash: string) {
  return db
    .selectFrom('checkout_quote')
    .where('checkout_id', '=', checkoutId)
    .where('price_hash', '=', priceHash);
}
