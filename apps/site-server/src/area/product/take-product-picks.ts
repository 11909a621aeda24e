import { writeAudit, type Actor, type AuditedAct } from '../../audit/write-audit';
import { lockProduct } from '../../shop/catalogue/lock-product';
import { productInput } from '../../shop/catalogue/product-input';
import { findProductsById, saveProduct } from '../../shop/catalogue/products';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { removeProduct, type ProductRemovalServices } from './remove-product';

type State = StoredProduct['state'];

/** What is done to the products that are picked, and by whom. */
export interface ProductPicks {
  readonly siteId: string;
  readonly ids: readonly string[];
  readonly editor: Pick<AuditedAct, 'request'> & { readonly by: Actor };
  /** Gives the new state of a product; undefined leaves it as it is, `deleted` deletes it. */
  readonly nextState: (stored: StoredProduct) => State | 'deleted' | undefined;
}

/** A product that something was done to, and the state that it was in. */
export interface TakenProduct {
  readonly id: string;
  readonly before: State;
}

/** What it needs. */
interface ProductPickServices extends ProductRemovalServices {
  readonly store: Pick<Store, 'change' | 'now' | 'createId'>;
}

/**
 * Does the same to many products, in one transaction; each is written into the log.
 *
 * @param services the store of the products, and what goes with one
 * @param picks which ones, what, and by whom
 * @returns those that it was done to
 */
export function takeProductPicks(
  services: ProductPickServices,
  { siteId, ids, editor, nextState }: ProductPicks,
): Promise<readonly TakenProduct[]> {
  const { store } = services;
  return store.change(async (db) => {
    const taken: TakenProduct[] = [];
    // In one order, or two who pick the same products would wait for each other.
    for (const id of [...ids].sort()) {
      await lockProduct(db, siteId, id);
      const [stored] = await findProductsById(db, siteId, [id]);
      const next = stored && nextState(stored);
      if (!stored || !next || next === stored.state) continue;
      if (next === 'deleted') await removeProduct(db, services, stored, editor);
      else await setState(db, store, { stored, state: next }, editor);
      taken.push({ id, before: stored.state });
    }
    return taken;
  });
}

async function setState(
  db: Database,
  store: Pick<Store, 'now' | 'createId'>,
  { stored, state }: { readonly stored: StoredProduct; readonly state: State },
  editor: ProductPicks['editor'],
): Promise<void> {
  await saveProduct(db, stored.siteId, { ...productInput(stored), state }, store.now());
  await writeAudit(db, store, {
    ...editor,
    act: 'productChanged',
    subject: stored.product.title,
    change: { before: `state: ${stored.state}`, after: `state: ${state}` },
  });
}
