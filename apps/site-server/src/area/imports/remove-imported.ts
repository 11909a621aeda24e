import type { Permission } from '@frontage/site-model/enums';
import type { Account } from '../../accounts/accounts';
import { countFormMessages } from '../../forms/submissions/form-messages';
import { deleteForm } from '../../forms/definitions/forms';
import type { EndpointRequest } from '../../http/endpoint';
import { claimPage } from '../../pages/documents/change-page-facts';
import { findEditedPage } from '../../pages/documents/edited-page';
import { listPagesHolding } from '../../pages/documents/list-pages-holding';
import { deletePage } from '../../pages/documents/pages';
import { findAsset } from '../../pictures/assets';
import { countEditedItems } from '../../pages/items/list-edited-items';
import { deleteAsset } from '../../pictures/change-asset';
import { findProductsById } from '../../shop/catalogue/products';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { findAssetUses } from '../assets/find-asset-uses';
import { removeProduct } from '../product/remove-product';
import { createPulse } from './create-pulse';
import { listLines, noteRemoval, type ImportLine } from './import-line';
import type { ImportServices } from './import-services';
import { changeImport } from './site-import';
import { stampOf } from './stamp-of';

/** Who removes what an import made. */
export interface ImportRemoval {
  readonly site: Site;
  readonly id: string;
  readonly by: Account;
  readonly permissions: readonly Permission[];
  readonly request: Pick<EndpointRequest, 'address'>;
}

/** What removes it. */
type RemovingServices = Pick<
  ImportServices,
  'store' | 'files' | 'importFolders' | 'onProductRemoved'
>;

/** Pages first: what they show is not used then. */
const order: readonly ImportLine['kind'][] = ['post', 'page', 'product', 'form', 'picture'];

/**
 * Removes what an import made, thing by thing: what was changed, published or used elsewhere since
 * then stays.
 *
 * @param services the store and the files
 * @param removal who removes what
 */
export async function removeImported(
  services: RemovingServices,
  removal: ImportRemoval,
): Promise<void> {
  const { store, files, importFolders } = services;
  const { id } = removal;
  const pulse = createPulse(store, id, 'removing');
  const lines = await listLines(store.read, id, { state: 'made' });
  const goneIds = new Set<string>();
  for (const kind of order)
    for (const line of lines.filter((made) => made.kind === kind)) {
      await pulse.step();
      const isRemoved = await store.change(async (db) => {
        const isGone = await removeOne(db, services, { ...removal, line, goneIds });
        await noteRemoval(db, id, line.place, isGone ? 'removed' : 'stays');
        return isGone;
      });
      if (!isRemoved || line.targetId === null) continue;
      goneIds.add(line.targetId);
      // After the row: a file without a row is never shown, and nobody finds it.
      if (kind === 'picture') await files.remove(line.targetId);
    }
  await store.write((db) =>
    changeImport(db, id, ['removing'], { state: 'removed', trouble: '' }, store.now()),
  );
  // What was stopped on its way still has its files.
  await importFolders.remove(id);
}

/** One thing that is removed, and what was before it. */
interface OneRemoval extends ImportRemoval {
  readonly line: ImportLine;
  readonly goneIds: ReadonlySet<string>;
}

/** Removes one thing; gives whether it is not there any more. */
async function removeOne(
  db: Database,
  services: RemovingServices,
  { site, line, by, permissions, request, goneIds }: OneRemoval,
): Promise<boolean> {
  const { store } = services;
  const { kind, targetId: id } = line;
  if (id === null) return true;
  const stamp = await stampOf(db, site.id, { kind, id });
  if (stamp !== line.stamp && stamp !== 'gone') return wasRemoved(stamp);
  if (kind === 'page' || kind === 'post') {
    const page = await findEditedPage(db, site.id, id);
    if (!page) return true;
    // What else came into a collection meanwhile is listed by it.
    if ((await countEditedItems(db, site.id, { collectionId: id }, 1)) > 0) return false;
    const write = { now: store.now(), createId: store.createId, by: by.name };
    if (!(await claimPage(db, page, write))) return false;
    await deletePage(db, page, store.now());
    return true;
  }
  if (kind === 'product') {
    if (!permissions.includes('commerce.products')) return false;
    const [stored] = await findProductsById(db, site.id, [id]);
    if (stored) await removeProduct(db, services, stored, { by, request });
    return true;
  }
  if (kind === 'form') {
    if ((await countFormMessages(db, site.id)).has(id)) return false;
    const holding = await listPagesHolding(db, site.id, id);
    if (holding.some((page) => !goneIds.has(page.id))) return false;
    await deleteForm(db, site.id, id, store.now());
    return true;
  }
  const uses = await findAssetUses(db, site, id);
  const isUsed = uses.some(({ href = '' }) => !goneIds.has(href.slice(href.lastIndexOf('/') + 1)));
  if (isUsed) return false;
  const asset = await findAsset(db, site.id, id);
  if (asset) await deleteAsset(db, asset, store.now());
  return true;
}

/** A page that its owner deleted is gone as well. */
const wasRemoved = (stamp: string): boolean => stamp.startsWith('deleted ');
