import type { CartView } from '@frontage/react-blocks/server';
import { createHash } from 'node:crypto';
import { createTurns } from '../../concurrency/create-turns';
import { hashToken } from '../../http/hash-token';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { findProductsById } from '../catalogue/products';
import { readShopSettings } from '../settings/shop-settings';
import { isRefusal } from './apply-cart-change';
import { buildCartView, productIdsIn } from './build-cart-view';
import { createCartToken } from './cart-cookie';
import type { CartRefusal } from './cart-refusal';
import { findCart, insertCart, replaceCart } from './carts';
import { emptyCart } from './empty-cart';
import { inSoldCurrency } from './in-sold-currency';
import { nextContent } from './next-content';
import type { KeyedChange } from './read-cart-change';
import type { CartContent, StoredCart } from './stored-cart';

/** A cart after a change, and the token that connects its visitor with it. */
export interface ChangedCart {
  view: CartView;
  token: string;
}

/** The carts of a server's visitors. */
export interface Carts {
  /** Finds a visitor's cart; undefined unless there is one that is neither bought nor too old. */
  find(site: Site, token: string | undefined): Promise<StoredCart | undefined>;
  /** Gives the view of a cart, priced by the current catalogue; an empty one without a cart. */
  view(site: Site, cart: StoredCart | undefined): Promise<CartView>;
  /**
   * Changes a visitor's cart, or creates one. A repeated change with the same key changes nothing
   * and gives the current cart; a refusal leaves the cart, and the key, unchanged.
   */
  change(
    site: Site,
    token: string | undefined,
    keyed: KeyedChange,
  ): Promise<ChangedCart | CartRefusal>;
}

/** The number of changes remembered by key: far more than can be in progress. */
const mostKeys = 50;

/** If two machines change a cart at once, one of them tries again, once. */
const mostAttempts = 2;

/** Creates the carts of a server. */
export function createCarts(store: Store): Carts {
  const inTurn = createTurns();

  const find: Carts['find'] = async (site, token) =>
    token === undefined ? undefined : findCart(store.read, site.id, hashToken(token), store.now());

  const view: Carts['view'] = (site, cart) =>
    buildCartView(store, {
      site,
      cart: cart ?? { id: '', version: 0, createdAt: store.now(), content: emptyCart(site) },
    });

  /** @returns undefined if another machine changed the cart meanwhile */
  async function tryOnce(
    site: Site,
    token: string | undefined,
    { key, change }: KeyedChange,
  ): Promise<ChangedCart | CartRefusal | undefined> {
    const cart = await find(site, token);
    const content = cart
      ? inSoldCurrency(readShopSettings(site.settings), cart.content)
      : emptyCart(site);
    const hash = createHash('sha256').update(JSON.stringify(change)).digest('base64url');
    const now = store.now();
    const before = findDone(content.changes, { key, change }, { hash, now });
    if (before)
      return before.hash === hash
        ? { view: await view(site, cart), token: token ?? '' }
        : { status: 409, code: 'cartKeyUsed' };
    const wanted = productIdsIn(content);
    const products = await findProductsById(
      store.read,
      site.id,
      change.type === 'add' ? [...new Set([...wanted, change.productId])] : wanted,
    );
    const changed = await nextContent(store, site, { content, change, products });
    if (isRefusal(changed)) return changed;
    const done = { key, hash, ...(key === '' && { at: now }) };
    const changes = [...earlierChanges(content, change), done].slice(-mostKeys);
    const id = cart?.id ?? store.createId();
    const shown = await buildCartView(store, {
      site,
      cart: {
        id,
        version: (cart?.version ?? 0) + 1,
        createdAt: cart?.createdAt ?? now,
        content: changed,
      },
      products,
    });
    const kept = {
      ...changed,
      changes,
      lines: change.type === 'add' ? changed.lines : markSeen(changed.lines, shown),
    };
    if (cart)
      return (await store.write((db) => replaceCart(db, cart, kept, now)))
        ? { view: shown, token: token ?? '' }
        : undefined;
    const fresh = createCartToken();
    await store.write((db) =>
      insertCart(db, { id, siteId: site.id, tokenHash: hashToken(fresh), content: kept }, now),
    );
    return { view: shown, token: fresh };
  }

  async function change(
    site: Site,
    token: string | undefined,
    keyed: KeyedChange,
  ): Promise<ChangedCart | CartRefusal> {
    for (let attempts = mostAttempts; attempts > 0; attempts -= 1) {
      const done = await tryOnce(site, token, keyed);
      if (done) return done;
    }
    return { status: 409, code: 'cartBusy' };
  }

  return {
    find,
    view,
    // Tabs of one visitor wait for each other here; machines use the version.
    change: (site, token, keyed) =>
      inTurn(`${site.id} ${token ?? store.createId()}`, () => change(site, token, keyed)),
  };
}

/**
 * How long the same post without scripts counts as a repeat, in milliseconds: a form on a cached
 * page cannot carry a key. Long enough for an impatient double press, and shorter than seeing the
 * cart and going back for another one.
 */
const repeatTime = 5_000;

/** Finds a change that was applied already: by its key, or a moment ago by the same form. */
function findDone(
  changes: CartContent['changes'],
  { key, change }: KeyedChange,
  { hash, now }: { hash: string; now: number },
): CartContent['changes'][number] | undefined {
  if (key !== '') return changes.find((change) => change.key === key);
  if (change.type !== 'add') return undefined;
  return changes.find(
    (change) => change.key === '' && change.hash === hash && now - (change.at ?? 0) < repeatTime,
  );
}

/**
 * Keeps what a repeat is known by. Whoever has set a quantity, or taken something out, has seen the
 * cart: the same post without a key is no repeat from then on.
 */
function earlierChanges(
  { changes }: CartContent,
  { type }: KeyedChange['change'],
): CartContent['changes'] {
  return type === 'setQuantity' ? changes.filter(({ key }) => key !== '') : changes;
}

/** A visitor who changes something on the cart page has seen its prices. */
function markSeen(
  lines: CartContent['lines'],
  { cart, lines: shown }: CartView,
): CartContent['lines'] {
  const prices = new Map(
    cart.entries.flatMap(({ id, unitCents }, index) =>
      shown[index]?.problem === 'gone' ? [] : [[id, unitCents]],
    ),
  );
  return lines.map((line) => ({ ...line, seenCents: prices.get(line.id) ?? line.seenCents }));
}
