import { readFile } from 'node:fs/promises';
import { AssetRefusal } from '../pictures/asset-refusal';
import { checkAssetName } from '../pictures/check-asset-name';
import { goodsFacts, measureFile } from '../pictures/measure-file';
import type { AssetFiles } from '../pictures/create-asset-files';
import { asset, assets, insertAsset, type StoredAsset } from '../pictures/assets';
import { saveCoupon } from '../shop/codes/coupons';
import { findProducts } from '../shop/catalogue/find-products';
import { deleteForm, form, forms, saveForm } from '../forms/definitions/forms';
import { mailStates } from '../mail/outbox';
import { products, saveProduct } from '../shop/catalogue/products';
import {
  publishedPage,
  publishedPageOfType,
  publishedPages,
} from '../pages/documents/published-pages';
import { restock } from '../shop/restock/restock';
import { publishPage, savePage } from '../pages/documents/save-page';
import { searchPages } from '../pages/search/search-pages';
import { findSite, saveSite } from '../sites/sites';
import { subscribers } from '../newsletter/subscribers';
import { submissions } from '../forms/submissions/submissions';
import { createTurns } from '../concurrency/create-turns';
import type { AssetInput, Content, Store } from '../store/store';

type Base = Pick<Store, 'read' | 'change' | 'write' | 'now' | 'createId'> & { files: AssetFiles };

/**
 * Binds the content functions to a store's two sides.
 */
export function createContent(base: Base): Content {
  const { read, change, now, createId } = base;
  const inTurn = createTurns();
  async function keep(bytes: Uint8Array, stored: StoredAsset): Promise<void> {
    const known = await refuseOtherPicture(base, bytes, stored);
    await base.files.write(stored.id, bytes);
    try {
      await change((db) => insertAsset(db, stored, now()));
    } catch (error) {
      if (!known) await base.files.remove(stored.id);
      throw error;
    }
  }
  return {
    findSite: (host) => findSite(read, host),
    saveSite: (input) => change((db) => saveSite(db, input, now())),
    publishedPage: (siteId, slug) => publishedPage(read, siteId, slug),
    publishedPageOfType: (siteId, pageType) => publishedPageOfType(read, siteId, pageType),
    publishedPages: (siteId) => publishedPages(read, siteId),
    savePage: (input) => base.write((db) => savePage(db, input, { now: now(), createId })),
    publish: (pageId) => change((db) => publishPage(db, pageId, now())),
    asset: (siteId, assetId) => asset(read, siteId, assetId),
    assets: (siteId, assetIds) => assets(read, siteId, assetIds),
    async saveAsset(bytes, input) {
      const stored = await describe(bytes, input, createId);
      // Two saves of one id at the same moment would both find no other picture there.
      await inTurn(stored.id, () => keep(bytes, stored));
      return stored;
    },
    form: (siteId, formId) => form(read, siteId, formId),
    forms: (siteId, formIds) => forms(read, siteId, formIds),
    saveForm: (siteId, definition) => change((db) => saveForm(db, siteId, definition, now())),
    deleteForm: (siteId, formId) => change((db) => deleteForm(db, siteId, formId, now())),
    mails: (siteId) => mailStates(read, siteId),
    subscribers: (formId) => subscribers(read, formId),
    submissions: (formId) => submissions(read, formId),
    saveProduct: (siteId, input) => change((db) => saveProduct(db, siteId, input, now())),
    product: async (siteId, productId) => (await products(read, siteId, [productId]))[0],
    products: (siteId, productIds) => products(read, siteId, productIds),
    findProducts: (siteId, asked) => findProducts(read, siteId, asked, now()),
    setStock: (siteId, stock) => restock(base, siteId, stock),
    saveCoupon: (siteId, input) =>
      base.write((db) => saveCoupon(db, siteId, input, { id: createId(), now: now() })),
    searchPages: (siteId, query, limit) => searchPages(read, siteId, query, limit),
  };
}

/**
 * Browsers keep what a picture's address shows for good, and smaller copies are kept by id: it
 * never changes.
 *
 * @returns whether this very picture is there already
 */
async function refuseOtherPicture(
  { read, files }: Base,
  bytes: Uint8Array,
  stored: StoredAsset,
): Promise<boolean> {
  const known = await read
    .selectFrom('asset')
    .select('site_id')
    .where('id', '=', stored.id)
    .executeTakeFirst();
  if (!known) return false;
  const kept = await readFile(files.path(stored.id)).catch(() => undefined);
  if (known.site_id === stored.siteId && (!kept || kept.equals(bytes))) return true;
  throw new Error(
    `[site-server] another picture has the id ${stored.id}. Save this one without an id. Nothing was saved.`,
  );
}

async function describe(
  bytes: Uint8Array,
  input: AssetInput,
  createId: () => string,
): Promise<StoredAsset> {
  const { name, focalPoint = { x: 0.5, y: 0.5 }, forBuyers = false } = input;
  checkAssetName(name);
  if (![focalPoint.x, focalPoint.y].every((part) => part >= 0 && part <= 1))
    throw new AssetRefusal(
      'bad-focal-point',
      `The focal point is ${focalPoint.x}, ${focalPoint.y}; each must be a fraction from 0 to 1. Set it within the picture.`,
    );
  return {
    ...(forBuyers ? goodsFacts(bytes) : await measureFile(bytes)),
    forBuyers,
    id: input.id ?? createId(),
    siteId: input.siteId,
    name,
    alt: input.alt,
    focalPoint,
    bytes: bytes.byteLength,
  };
}
