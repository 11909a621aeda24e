import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { saveEnteredProduct, type EnteredProduct } from '../product/save-entered-product';
import { willSave } from './csv-page';
import { sayOfCsv } from './csv-texts';
import { longestStep } from './import-page';
import type { PlannedProduct } from './plan-import';
import type { LeftOutProduct } from './product-import-table';
import { findImport, giveUpImport, saveImport, type ProductImport } from './product-import';

/** What an import needs to go on. */
export interface RunningImport {
  readonly site: Site;
  readonly products: readonly PlannedProduct[];
  /** Who brings it in, for the log. */
  readonly by: EnteredProduct['by'];
}

/**
 * Begins to bring in a table: says at once how much there is to do, and goes on by itself, product
 * by product, whoever looks at it, until somebody stops it. Whatever stops it, what was saved
 * stays.
 *
 * @param store with the products
 * @param running the table, and who brings it in
 * @param report receives what stops it
 * @returns how far it is as it begins
 */
export async function beginImport(
  store: Pick<Store, 'write' | 'change' | 'now' | 'createId'>,
  running: RunningImport,
  report: (error: unknown) => void,
): Promise<ProductImport> {
  const { site, products } = running;
  const begun: ProductImport = {
    id: store.createId(),
    siteId: site.id,
    total: products.filter(willSave).length,
    done: 0,
    saved: 0,
    leftOut: products.flatMap(({ title, wrong }) => (wrong.length > 0 ? [{ title, wrong }] : [])),
    isFinished: false,
    updatedAt: store.now(),
  };
  await store.write((db) => saveImport(db, begun));
  void goOn(store, running, begun)
    .catch(async (error: unknown) => {
      report(error);
      // Its page tells at once that it stopped.
      await store.write((db) => giveUpImport(db, begun.id, store.now() - longestStep - 1));
    })
    // Where nothing can be stored it tells so a little later.
    .catch(report);
  return begun;
}

async function goOn(
  store: Pick<Store, 'write' | 'change' | 'now' | 'createId'>,
  { site, products, by }: RunningImport,
  begun: ProductImport,
): Promise<void> {
  let state = begun;
  for (const product of products.filter(willSave)) {
    const { id, kind, isNew, base, entered, title } = product;
    const entry = { site, id, base, entered, by };
    const wrong = await saveOne(store, { ...entry, ...(isNew && { kind }) });
    const leftOut: readonly LeftOutProduct[] =
      wrong.length > 0 ? [...state.leftOut, { title, wrong }] : state.leftOut;
    const saved = state.saved + (wrong.length > 0 ? 0 : 1);
    state = { ...state, done: state.done + 1, saved, leftOut, updatedAt: store.now() };
    const reached = state;
    const now = await store.write(async (db) => {
      await saveImport(db, reached);
      return findImport(db, site.id, reached.id);
    });
    if (now?.isFinished === true) return;
  }
  const finished = { ...state, isFinished: true, updatedAt: store.now() };
  await store.write((db) => saveImport(db, finished));
}

/** Saves a product; says why it was left out, if it was. */
async function saveOne(
  store: Pick<Store, 'change' | 'now' | 'createId'>,
  entry: EnteredProduct,
): Promise<readonly string[]> {
  const end = await saveEnteredProduct(store, entry);
  if (end.end === 'saved') return [];
  const wrong = 'wrong' in end ? [...end.wrong.values()] : [];
  return wrong.length > 0 ? wrong : [sayOfCsv('meanwhile')];
}
