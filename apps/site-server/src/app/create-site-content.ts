import { findForm, findForms, saveForm, deleteForm } from '../forms/definitions/forms';
import { listSubmissions } from '../forms/submissions/submissions';
import { listMailStates } from '../mail/mails';
import { listSubscribers } from '../newsletter/subscribers';
import {
  findPublishedPage,
  findPublishedPageOfType,
  listPublishedPages,
} from '../pages/documents/published-pages';
import { listPageIds } from '../pages/documents/edited-page';
import { savePage, publishPage } from '../pages/documents/save-page';
import { saveCollection } from '../pages/items/collections';
import { saveItem } from '../pages/items/items';
import { searchPages } from '../pages/search/search-pages';
import { findAsset, findAssets } from '../pictures/assets';
import type { FileStore } from '../files/file-store';
import { createSaveAsset } from '../pictures/save-asset';
import { findProducts } from '../shop/catalogue/find-products';
import { saveProduct, findProductsById } from '../shop/catalogue/products';
import { saveCoupon } from '../shop/codes/coupons';
import { setStock } from '../shop/stock/stock';
import { findSite, saveSite } from '../sites/sites';
import type { Store } from '../store/store';
import type { SiteContent } from './site-store';

/**
 * Binds the functions for the content of sites to a store.
 *
 * @param store the store
 * @param files the store of its pictures
 */
export function createSiteContent(store: Store, files: FileStore): SiteContent {
  const { read, write, change, now, createId } = store;
  return {
    findSite: (host) => findSite(read, host),
    saveSite: (input) => change((db) => saveSite(db, input, now())),
    publishedPage: (siteId, slug) => findPublishedPage(read, siteId, slug),
    publishedPageOfType: (siteId, pageType) => findPublishedPageOfType(read, siteId, pageType),
    publishedPages: (siteId) => listPublishedPages(read, siteId),
    pageIds: (siteId) => listPageIds(read, siteId),
    savePage: (input) => write((db) => savePage(db, input, { now: now(), createId })),
    saveCollection: (siteId, collection) =>
      change((db) => saveCollection(db, siteId, collection, now())),
    saveItem: (siteId, item) => change((db) => saveItem(db, siteId, item)),
    publish: (pageId) =>
      change(async (db) => void (await publishPage(db, pageId, { now: now(), createId }))),
    asset: (siteId, assetId) => findAsset(read, siteId, assetId),
    assets: (siteId, assetIds) => findAssets(read, siteId, assetIds),
    saveAsset: createSaveAsset({ read, change, now, createId, files }),
    form: (siteId, formId) => findForm(read, siteId, formId),
    forms: (siteId, formIds) => findForms(read, siteId, formIds),
    saveForm: (siteId, definition) => change((db) => saveForm(db, siteId, definition, now())),
    deleteForm: (siteId, formId) => change((db) => deleteForm(db, siteId, formId, now())),
    mails: (siteId) => listMailStates(read, siteId),
    subscribers: (formId) => listSubscribers(read, formId),
    submissions: (formId) => listSubmissions(read, formId),
    saveProduct: (siteId, input, firstMade) =>
      change((db) => saveProduct(db, siteId, input, now(), firstMade)),
    product: async (siteId, productId) => (await findProductsById(read, siteId, [productId]))[0],
    products: (siteId, productIds) => findProductsById(read, siteId, productIds),
    findProducts: (siteId, query) => findProducts(read, siteId, query, now()),
    setStock: (siteId, stock) => change((db) => setStock(db, siteId, stock)),
    saveCoupon: (siteId, input) =>
      write((db) => saveCoupon(db, siteId, input, { id: createId(), now: now() })),
    searchPages: (siteId, query, limit) => searchPages(store, siteId, query, limit),
  };
}
