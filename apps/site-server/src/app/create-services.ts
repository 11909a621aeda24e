import { renderPage as renderReactPage } from '@frontage/react-blocks/server';
import { createAltcha, usualCaptchaCost } from '../captcha/create-altcha';
import { createTurns } from '../concurrency/create-turns';
import { createFormLimits } from '../forms/create-form-limits';
import { createFormLoader } from '../forms/definitions/create-form-loader';
import { createSentFormView } from '../forms/submissions/create-sent-form-view';
import { createCrumb } from '../http/crumb';
import type { RateLimits } from '../http/rate-limit';
import type { OutboxWorker } from '../mail/start-outbox-worker';
import { askToConfirm } from '../newsletter/ask-to-confirm';
import { createNewsletterLinks } from '../newsletter/create-newsletter-links';
import { createPageCache } from '../pages/create-page-cache';
import { createRenderService } from '../pages/create-render-service';
import { createSystemPages } from '../pages/create-system-pages';
import { emptyRuntime } from '../pages/runtime/load-runtime';
import { createSearchLimit } from '../pages/search/create-search-limit';
import { createFileFolder } from '../files/create-file-folder';
import { createPictureVariants } from '../pictures/create-picture-variants';
import { usualPicturesAtOnce } from '../pictures/usual-pictures-at-once';
import { createCartVisitorState } from '../shop/cart/cart-state';
import { createCartLimits } from '../shop/cart/create-cart-limits';
import { createCartView } from '../shop/cart/create-cart-view';
import { createCarts } from '../shop/cart/create-carts';
import { createChosenProductsView } from '../shop/catalogue/create-chosen-products-view';
import { createProductLoader } from '../shop/catalogue/create-product-loader';
import { createProductLookUp } from '../shop/catalogue/shown-products';
import { createNotedView } from '../shop/restock/restock-page';
import { summarizeReviews } from '../shop/reviews/reviews';
import { createSiteLookup } from '../sites/create-site-lookup';
import type { ShopWork } from './create-shop-work';
import type { Services } from './services';
import type { SiteServerOptions } from './site-server-options';

/** What runs beside the endpoints of a server. */
interface Beside {
  outbox: Pick<OutboxWorker, 'wake'>;
  shop: ShopWork;
  limits: RateLimits;
}

/** What services are made of, beside what workers bring. */
type Base = Pick<
  Services,
  'store' | 'system' | 'render' | 'carts' | 'captchas' | 'searchLimit' | 'lookUpProducts'
> & { visitorState: Services['visitorState'] };

/** Composes what the rooms of a server are served with. */
export function createServices(
  options: SiteServerOptions,
  { outbox, shop, limits }: Beside,
): Services {
  const { store, secret, baseUrl, runtime = emptyRuntime } = options;
  const { createId, now } = store;
  const captchas = {
    altcha: createAltcha(secret, options.captchaCost ?? usualCaptchaCost),
    recaptcha: options.recaptcha,
  };
  const lookUpProducts = createProductLookUp({
    store,
    reviewsOf: (productId, timeZone) => summarizeReviews(store.read, productId, timeZone),
  });
  const render = createRenderService({
    read: store.read,
    runtime,
    renderPage: options.renderPage ?? renderReactPage,
    loaders: [createFormLoader(store.read, options.recaptcha), createProductLoader(lookUpProducts)],
  });
  const pages = createPageCache(render, runtime, options.pageCacheBytes ?? 64 * 1024 * 1024, now);
  const system = createSystemPages(store.read, pages);
  const carts = createCarts(store);
  const searchLimit = createSearchLimit(options, limits);
  const visitorState = createCartVisitorState({ carts, captchas });
  const newsletterLinks = createNewsletterLinks(secret);
  const base = {
    store,
    system,
    render,
    carts,
    captchas,
    searchLimit,
    lookUpProducts,
    visitorState,
  };
  return {
    ...base,
    ...shop,
    ...createFormLimits(options, limits),
    ...createCartLimits(options, limits),
    runtime,
    pages,
    secret,
    baseUrl,
    outbox,
    newsletterLinks,
    files: store.files,
    uploads: store.uploads,
    sites: createSiteLookup(store),
    crumb: createCrumb(secret),
    // Nobody can sign in yet.
    findWho: () => Promise.resolve(['anyone']),
    submissionTurns: createTurns(),
    pictures: createPictures(options),
    views: createViews(base),
    onSubmission: (db, entry) => askToConfirm(db, { links: newsletterLinks, createId }, entry),
  };
}

/** What pages show one visitor, in the order in which it is looked for. */
function createViews(base: Base): Services['views'] {
  return [
    createChosenProductsView(base),
    createNotedView(base),
    createSentFormView(base),
    createCartView(base),
  ];
}

function createPictures(options: SiteServerOptions): Services['pictures'] {
  return createPictureVariants(options.store.files, createFileFolder(options.cacheDir), {
    bytes: options.pictureCacheBytes ?? 1024 * 1024 * 1024,
    files: options.pictureCacheFiles ?? 20_000,
    atOnce: options.picturesAtOnce ?? usualPicturesAtOnce(),
  });
}
