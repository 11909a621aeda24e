import type { CartView } from '@frontage/react-blocks/server';
import type { Database } from '../../store/database';
import { prepareQuery, type QueryParam } from '../../store/prepare-query';
import { parseJson, toJson, type JsonText } from '../../store/json-text';
import type { Store } from '../../store/store';
import { readCartView, writeCartView, type CartViewJson } from '../cart/cart-view-json';

/**
 * What checkouts would buy and at which price, by its hash. A quote never changes, so the most
 * recently read ones are also kept in memory.
 */
export interface Quotes {
  /** Whether a checkout once had that price. */
  has(db: Database, checkoutId: string, priceHash: string): Promise<boolean>;
  /** Finds what a checkout would buy at a price that it once had; undefined for another price. */
  find(db: Database, checkoutId: string, priceHash: string): Promise<CartView | undefined>;
  /** Gives what a checkout agreed to. @throws if it never had that price */
  get(db: Database, checkoutId: string, priceHash: string): Promise<CartView>;
  /**
   * Stores the lines and totals of a checkout, within a write.
   *
   * @returns to be called once they are on disk: then the quote is also kept in memory
   */
  insert(db: Database, checkoutId: string, view: CartView): Promise<() => void>;
  /** Does the same in a separate write; settles once they are on disk. */
  save(checkoutId: string, view: CartView): Promise<void>;
}

/** The number of quotes in memory: far more than are paid at once. */
const mostQuotes = 200;

/** Creates the quotes of a store. */
export function createQuotes({ write, now }: Pick<Store, 'write' | 'now'>): Quotes {
  const recent = new Map<string, JsonText<CartViewJson>>();

  function remember(name: string, document: JsonText<CartViewJson>): void {
    for (const oldest of recent.keys()) {
      if (recent.size < mostQuotes) break;
      recent.delete(oldest);
    }
    recent.set(name, document);
  }

  async function read(
    db: Database,
    checkoutId: string,
    priceHash: string,
  ): Promise<JsonText<CartViewJson> | undefined> {
    const name = nameOf(checkoutId, priceHash);
    const document = recent.get(name) ?? (await readQuote(db, checkoutId, priceHash));
    if (document !== undefined) remember(name, document);
    return document;
  }

  const find: Quotes['find'] = async (...quote) => {
    const document = await read(...quote);
    return document && readCartView(parseJson(document));
  };

  const insert: Quotes['insert'] = async (db, checkoutId, view) => {
    const { priceHash } = view;
    const document = toJson(writeCartView(view));
    const { affected } = await insertQuote(db, { checkoutId, priceHash, document, now: now() });
    return () => {
      // An existing quote is not changed.
      if (affected !== 0) remember(nameOf(checkoutId, priceHash), document);
    };
  };

  return {
    has: async (...quote) => (await read(...quote)) !== undefined,
    find,
    async get(db, checkoutId, priceHash) {
      const found = await find(db, checkoutId, priceHash);
      if (found) return found;
      throw new Error(
        `[site-server] checkout ${checkoutId} has no price ${priceHash}. It was priced without being kept.`,
      );
    },
    insert,
    async save(checkoutId, view) {
      const keep = await write((db) => insert(db, checkoutId, view));
      keep();
    },
  };
}

interface QuoteParams {
  readonly checkoutId: string;
  readonly priceHash: string;
  readonly document: JsonText<CartViewJson>;
  readonly now: number;
}

const insertQuote = prepareQuery((db, param: QueryParam<QuoteParams>) =>
  db
    .insertInto('checkout_quote')
    .values({
      checkout_id: param('checkoutId'),
      price_hash: param('priceHash'),
      document: param('document'),
      created_at: param('now'),
    })
    .onConflict((conflict) => conflict.columns(['checkout_id', 'price_hash']).doNothing()),
);

const nameOf = (checkoutId: string, priceHash: string) => `${checkoutId} ${priceHash}`;

async function readQuote(
  db: Database,
  checkoutId: string,
  priceHash: string,
): Promise<JsonText<CartViewJson> | undefined> {
  const row = await db
    .selectFrom('checkout_quote')
    .select('document')
    .where('checkout_id', '=', checkoutId)
    .where('price_hash', '=', priceHash)
    .executeTakeFirst();
  return row?.document;
}
