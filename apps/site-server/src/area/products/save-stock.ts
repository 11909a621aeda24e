import { writeAudit, type Actor, type AuditedAct } from '../../audit/write-audit';
import { findProductsById } from '../../shop/catalogue/products';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import { editStock, type StockEditEnd } from '../../shop/stock/edit-stock';
import { countStock, mostStock } from '../../shop/stock/stock';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { sayOfProducts } from './product-texts';
import type { EnteredStock } from './read-stock-edits';
import { stockKey, type UnsavedStock } from './StockTable';

/** Who saves, and from where. */
export type Editor = Pick<AuditedAct, 'request'> & { readonly by: Actor };

/** How rows were saved. */
export interface SavedStock {
  /** 303: all were. 400: something is wrong, so none was. 409: some were changed meanwhile. */
  readonly status: 303 | 400 | 409;
  /** How many were saved. */
  readonly saved: number;
  /** What was entered and not saved, by row. */
  readonly unsaved: ReadonlyMap<string, UnsavedStock>;
  /** The products of the rows that were sent, as they are now; none if all were saved. */
  readonly products: readonly StoredProduct[];
}

/**
 * Saves the rows that were changed. What is entered wrongly stops all of them; what somebody else
 * has changed meanwhile is left as it is, and the others are saved.
 *
 * @param store with the stock
 * @param editor who saves them, for the log
 * @param entered all rows that were sent
 */
export async function saveStock(
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>,
  { by, request }: Editor,
  entered: readonly EnteredStock[],
): Promise<SavedStock> {
  const { siteId } = by;
  const ids = [...new Set(entered.map(({ productId }) => productId))];
  const keyOf = ({ productId, variantId }: EnteredStock) => stockKey(productId, variantId);
  const load = async () => {
    const found = await findProductsById(store.read, siteId, ids);
    return ids.flatMap((id) => found.find(({ product }) => product.id === id) ?? []);
  };
  if (entered.some(({ wrong }) => wrong !== undefined)) {
    const unsaved = new Map(entered.map((row) => [keyOf(row), row]));
    return { status: 400, saved: 0, unsaved, products: await load() };
  }
  const { saved, failed } = await store.write((db) =>
    saveRows(db, siteId, entered, ({ productId, variantId }, before, after) =>
      writeAudit(db, store, {
        act: 'stockChanged',
        by,
        request,
        subject: variantId === '' ? productId : `${productId}, ${variantId}`,
        change: { before: String(before), after: String(after) },
      }),
    ),
  );
  if (failed.length === 0) return { status: 303, saved, unsaved: new Map(), products: [] };
  const unsaved = new Map(failed.map((row) => [keyOf(row), row]));
  return { status: 409, saved, unsaved, products: await load() };
}

type FailedRow = EnteredStock & UnsavedStock;

async function saveRows(
  db: Database,
  siteId: string,
  entered: readonly EnteredStock[],
  note: (row: EnteredStock, before: number, after: number) => Promise<void>,
): Promise<{ saved: number; failed: readonly FailedRow[] }> {
  let saved = 0;
  const failed: FailedRow[] = [];
  // In an order that all machines share, so that two who save do not wait for each other.
  const rows = [...entered].sort((a, b) =>
    stockKey(a.productId, a.variantId) < stockKey(b.productId, b.variantId) ? -1 : 1,
  );
  for (const row of rows) {
    if (!row.edit) continue;
    const end = await editStock(db, siteId, row.edit);
    if (end === 'done') {
      const after = (await countStock(db, siteId, row)) ?? 0;
      const { wanted } = row.edit;
      await note(row, 'add' in wanted ? after - wanted.add : row.seen, after);
      saved += 1;
    } else failed.push({ ...row, ...(await explain(db, siteId, row, end)) });
  }
  return { saved, failed };
}

async function explain(
  db: Database,
  siteId: string,
  row: EnteredStock,
  end: Exclude<StockEditEnd, 'done'>,
): Promise<Pick<UnsavedStock, 'seen' | 'wrong'>> {
  const now = (await countStock(db, siteId, row)) ?? 0;
  const said = { seen: String(row.seen), now: String(now), most: String(mostStock) };
  return { seen: now, wrong: sayOfProducts(end, said) };
}
