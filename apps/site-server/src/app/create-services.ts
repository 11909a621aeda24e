import { createFindProgram } from '../accounts/create-find-program';
import { createIdentify, recentSignIn, type Programs } from '../accounts/create-identify';
import { createOpenCartOfMember } from '../members/create-open-cart-of-member';
import { createFindMember } from '../members/member-services';
import type { PageDeed, Who } from '../http/action/who';
import { renderPage as renderReactPage } from '@frontage/react-blocks/server';
import { createAltcha, usualCaptchaCost } from '../captcha/create-altcha';
import { createMemoryLimits } from '../http/create-memory-limits';
import { createCrumb } from '../http/crumb';
import type { RateLimits } from '../http/rate-limit';
import type { OutboxWorker } from '../mail/start-outbox-worker';
import { createPageCache } from '../pages/create-page-cache';
import { findPageRights } from '../area/pages/page-rights';
import { createRenderService } from '../pages/create-render-service';
import { createSystemPages } from '../pages/create-system-pages';
import { tailoredView } from '../pages/tailored-view';
import { emptyRuntime } from '../pages/runtime/load-runtime';
import { createFileFolder } from '../files/create-file-folder';
import { createPictureVariants } from '../pictures/create-picture-variants';
import { usualPicturesAtOnce } from '../pictures/usual-pictures-at-once';
import { createCartVisitorState } from '../shop/cart/cart-state';
import { createProductLookUp } from '../shop/catalogue/shown-products';
import { summarizeReviews } from '../shop/reviews/reviews';
import { readHiddenSecret } from '../signing/hide-secret';
import { createSiteLookup } from '../sites/create-site-lookup';
import {
  actTexts,
  areaSections,
  bindHooks,
  declaredSettings,
  makeServices,
  productDisplay,
  serverTexts,
} from './room-hooks';
import type { ShopWork } from './create-shop-work';
import type { Services } from './services';
import type { SiteServerOptions } from './site-server-options';

/** What runs next to the endpoints of a server. */
interface Beside {
  outbox: Pick<OutboxWorker, 'wake'>;
  shop: ShopWork;
  limits: RateLimits;
  report: Services['report'];
}

/** Composes the services of all rooms. */
export function createServices(
  options: SiteServerOptions,
  { outbox, shop, limits, report }: Beside,
): Services {
  const { store, keys, baseUrl, runtime = emptyRuntime } = options;
  const made = makeServices({ store, options, limits });
  const captchas = {
    altcha: createAltcha(keys, options.captchaCost ?? usualCaptchaCost),
    recaptcha: options.recaptcha,
    readSecret: (stored: string) => readHiddenSecret(keys.seal('site secret'), stored),
  };
  const lookUpProducts = createProductLookUp({
    store,
    reviewsOf: (productId, timeZone) => summarizeReviews(store.read, productId, timeZone),
    productDisplay,
  });
  const { views, loaders, ...hooks } = bindHooks(() => services);
  const render = createRenderService({
    read: store.read,
    runtime,
    renderPage: options.renderPage ?? renderReactPage,
    loaders,
    baseUrl,
    report,
  });
  const sites = createSiteLookup(store, options.appDomain);
  const programs: Programs = new WeakMap();
  const identify = createIdentify(store, sites.find, areaSections, programs);
  const findProgram = createFindProgram(store, sites.find, areaSections, programs);
  const findMember = createFindMember(store, sites.find);
  const openCartOfMember = createOpenCartOfMember({ ...made, store, findMember });
  const cacheBytes = options.pageCacheBytes ?? 64 * 1024 * 1024;
  const pages = createPageCache(render, runtime, cacheBytes, store.now);
  // It is this process that renders, so it counts alone.
  const viewLimit = createMemoryLimits(store.now).create('view', options.viewsPerMinute ?? 300);
  const services: Services = {
    ...made,
    ...shop,
    store,
    render,
    runtime,
    serverTexts,
    declaredSettings,
    actTexts,
    productDisplay,
    pages,
    captchas,
    lookUpProducts,
    keys,
    baseUrl,
    outbox,
    report,
    viewLimit,
    blockLoaders: loaders,
    system: createSystemPages({ read: store.read, pages, render, viewLimit }),
    visitorState: createCartVisitorState({ carts: made.carts, captchas, openCartOfMember }),
    files: store.files,
    uploads: store.uploads,
    sites,
    crumb: createCrumb(keys.signer('crumb')),
    identify,
    findMember,
    isMember: async (request) => (await findMember(request)) !== undefined,
    openCartOfMember,
    findWho: createFindWho(store, identify, findMember),
    async findWhoByToken(request) {
      const program = await findProgram(request);
      if (program === undefined || program === 'unknown') return program && [];
      return ['contributor', ...program.permissions.map((name): Who => `permission:${name}`)];
    },
    pictures: createPictures(options),
    views: [
      ...views,
      ...(options.tailorPage ? [tailoredView(options.tailorPage, () => services)] : []),
    ],
    ...hooks,
  };
  return services;
}

/** Makes what gives every role that the sender of a request has. */
function createFindWho(
  store: Pick<Services['store'], 'read' | 'now'>,
  identify: Services['identify'],
  findMember: Services['findMember'],
): Services['findWho'] {
  return async (request) => {
    const contributor = await identify(request);
    const asMember: Who[] = (await findMember(request)) ? ['member'] : [];
    if (!contributor) return ['anyone', ...asMember];
    const { account, permissions, session } = contributor;
    const held = permissions.map((name): Who => `permission:${name}`);
    const { id = '' } = request.params;
    const rights = await findPageRights(store.read, { siteId: account.siteId, id }, permissions);
    const deeds = (Object.keys(rights) as PageDeed[]) // the keys of `rights`
      .filter((deed) => rights[deed])
      .map((deed): Who => `page:${deed}`);
    const isRecent = store.now() - session.createdAt < recentSignIn;
    const recent = isRecent ? (['recent'] as const) : [];
    return ['anyone', ...asMember, 'contributor', ...held, ...deeds, ...recent];
  };
}

function createPictures(options: SiteServerOptions): Services['pictures'] {
  return createPictureVariants(options.store.files, createFileFolder(options.cacheDir), {
    bytes: options.pictureCacheBytes ?? 1024 * 1024 * 1024,
    files: options.pictureCacheFiles ?? 20_000,
    atOnce: options.picturesAtOnce ?? usualPicturesAtOnce(),
  });
}
