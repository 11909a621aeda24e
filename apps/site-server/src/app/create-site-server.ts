import type { Clock } from '@frontage/core-lifecycle';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { renderPage as renderReactPage } from '@frontage/react-blocks/server';
import { createAltcha, usualCaptchaCost } from '../captcha/create-altcha';
import type { RecaptchaAccount } from '../captcha/verify-recaptcha';
import { createCheckoutDesk } from '../shop/checkout/create-checkout-desk';
import { sweepCheckouts } from '../shop/checkout/sweep-checkouts';
import { startShopWorker, type ShopWorker } from '../concurrency/start-polling';
import { createApp } from '../http/create-app';
import { createCrumb } from '../http/crumb';
import { createRateLimit } from '../http/rate-limit';
import type { MailTransport } from '../mail/mail-transport';
import { withoutAddresses } from '../mail/without-addresses';
import { startOutboxWorker, type OutboxWorker } from '../mail/start-outbox-worker';
import { createNewsletterLinks } from '../newsletter/create-newsletter-links';
import { createPageCache } from '../pages/create-page-cache';
import { createRenderService, type RenderPage } from '../pages/create-render-service';
import { createSiteLookup } from '../sites/create-site-lookup';
import { createSystemPages } from '../pages/create-system-pages';
import {
  createPaymentPlugs,
  type PaymentAccounts,
  type PaymentPlugs,
} from '../payment/create-payment-plugs';
import { createPictureVariants } from '../pictures/create-picture-variants';
import { usualPicturesAtOnce } from '../pictures/usual-pictures-at-once';
import { emptyRuntime, type Runtime } from '../pages/runtime/load-runtime';
import type { ServerParts } from './server-parts';
import { createCarts } from '../shop/cart/create-carts';
import { tellWaiting } from '../shop/restock/restock';
import { sweepCarts } from '../shop/cart/carts';
import { startSweeping, type Sweeping } from '../concurrency/start-sweeping';
import type { Store } from '../store/store';
import { sweepUploads } from '../forms/uploads/sweep-uploads';

/** What a server is made of and how it behaves. */
export interface SiteServerOptions {
  /** An open store; closed together with the server. */
  store: Store;
  /** Folder for things that can be made again, such as smaller pictures. */
  cacheDir: string;
  /** The built browser bundle, from `loadRuntime`. @default none: pages without scripts */
  runtime?: Runtime;
  /** Key for crumbs and derived keys; the same on every machine of a site. */
  secret: string;
  /** Makes a page's HTML. @default `renderPage` of `@frontage/react-blocks/server` */
  renderPage?: RenderPage;
  /** Address that visitors use, when a proxy hides it; https turns on HSTS and Secure cookies. */
  baseUrl?: string;
  /**
   * Believe `X-Forwarded-*`: of proxies at these addresses, or of anyone (`true`). The latter is
   * for servers that only a proxy reaches which writes these headers itself: else visitors name
   * their own address, and no limit holds. @default false
   */
  trustProxy?: boolean | string | readonly string[];
  /** A level of pino. @default 'info' */
  logLevel?: string;
  /**
   * Takes mails away, from `createSmtpTransport` or `createFileTransport`. @default none: mails
   * wait in the store
   */
  mail?: MailTransport;
  /** Submission keys a minute and address. @default 30 */
  keysPerMinute?: number;
  /** Changes of carts a minute and address. @default 120 */
  cartChangesPerMinute?: number;
  /** Codes of coupons and gift cards that are tried a minute and address. @default 10 */
  codesPerMinute?: number;
  /** Searches a minute and address. @default 120 */
  searchesPerMinute?: number;
  /** Files a minute and address. @default 30 */
  uploadsPerMinute?: number;
  /** Submissions a minute, address and form. @default 20 */
  savesPerMinute?: number;
  /** Challenges of captchas a minute and address. @default 30 */
  challengesPerMinute?: number;
  /**
   * Rounds of PBKDF2 for one of the 500 to 1,000 tries that a challenge asks of a browser. @default
   * 5,000
   */
  captchaCost?: number;
  /**
   * The account behind forms that want reCAPTCHA. @default none: such forms cannot be sent with
   * scripts
   */
  recaptcha?: RecaptchaAccount;
  /** Accounts with payment providers. @default none: shops are paid by hand */
  payments?: PaymentAccounts;
  /** What shops are paid with, in place of those of `payments`; for tests. */
  paymentPlugs?: PaymentPlugs;
  /** Bytes of compressed pages that are kept. @default 64 MiB */
  pageCacheBytes?: number;
  /**
   * Bytes of smaller pictures kept in `cacheDir`; those asked for longest ago go first. @default 1
   * GiB
   */
  pictureCacheBytes?: number;
  /** Smaller pictures kept in `cacheDir`. @default 20,000 */
  pictureCacheFiles?: number;
  /** Smaller pictures made at once. @default one core is left for pages: cores - 1, from 1 to 3 */
  picturesAtOnce?: number;
}

/** A server of sites. */
export interface SiteServer {
  readonly store: Store;
  /**
   * Starts to accept visitors.
   *
   * @returns the address, such as `http://127.0.0.1:4000`
   * @throws when the port is taken
   */
  listen(at: { port: number; host?: string }): Promise<string>;
  /** Where it listens; nothing before `listen`. */
  readonly address: string | undefined;
  /** Handles one request without a socket, for tests. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Stops accepting, finishes what is under way, then closes the store. Twice is harmless. */
  close(): Promise<void>;
}

/**
 * Makes the server of one or many sites: pages, pictures, runtime files, calls.
 *
 * @example
 * const store = await openStore({ dataDir: '.data' });
 * const server = createSiteServer({ store, cacheDir: '.data/variants', secret, runtime: await
 * loadRuntime('dist') }); console.log(await server.listen({ port: 4000 }));
 */
export function createSiteServer(options: SiteServerOptions): SiteServer {
  let worker: OutboxWorker | undefined;
  let sweeping: Sweeping | undefined;
  let shopWorker: ShopWorker | undefined;
  const reportPayment = (error: unknown) =>
    app.log.error({ err: error }, 'a payment provider could not be asked');
  const parts = createParts(options, () => worker?.wake(), reportPayment);
  const secure = options.baseUrl?.startsWith('https:') ?? false;
  const app = createApp(parts, {
    logLevel: options.logLevel ?? 'info',
    trustProxy: options.trustProxy ?? false,
    secure,
  });
  const { store } = options;
  let address: string | undefined;
  let closing: Promise<void> | undefined;

  function startMail(transport: MailTransport): OutboxWorker {
    return startOutboxWorker({
      store,
      transport,
      timers: processTimers,
      report: ({ code, mailId, error }) =>
        app.log[code === 'retry' ? 'warn' : 'error'](
          code === 'store' ? { err: error } : { mailId, reason: withoutAddresses(error) },
          mailTrouble[code],
        ),
    });
  }

  function startShop(): ShopWorker {
    const { driver, refunds, renewals, unpaidOrders } = parts.desk;
    return startShopWorker({
      jobs: [driver.sweep, refunds.run, renewals.renewOne, unpaidOrders.run],
      timers: processTimers,
      report: (error) => app.log.error({ err: error }, 'the shop could not be looked after'),
    });
  }

  async function shut(): Promise<void> {
    await app.close();
    parts.sites.destroy();
    await worker?.stop();
    await sweeping?.stop();
    await shopWorker?.stop();
    await store.close();
  }

  return {
    store,
    get address() {
      return address;
    },
    async listen({ port, host = '127.0.0.1' }) {
      address = await app.listen({ port, host });
      if (options.mail) worker ??= startMail(options.mail);
      sweeping ??= startSweeping(sweeps(store), (error) =>
        app.log.error({ err: error }, 'what is old could not be swept'),
      );
      shopWorker ??= startShop();
      return address;
    },
    inject: (request) => app.inject(request),
    close: () => (closing ??= shut()),
  };
}

/** What is looked for every hour. */
const sweeps = (store: Store) => [
  () => sweepUploads(store),
  () => store.write((db) => sweepCheckouts(db, store.now())),
  () => store.write((db) => sweepCarts(db, store.now())),
  () => tellWaiting(store),
];

/** Timers that do not keep the process alive. */
const processTimers: Pick<Clock, 'setTimeout' | 'clearTimeout'> = {
  setTimeout: (run, ms) => setTimeout(run, ms).unref(),
  // Only ever given what `setTimeout` above answered.
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout | undefined),
};

/** What the log says of mails. */
const mailTrouble = {
  retry: 'mail was not taken, will be tried again',
  failed: 'mail was given up',
  store: 'outbox could not be read',
};

function createParts(
  options: SiteServerOptions,
  wake: () => void,
  reportPayment: (error: unknown) => void,
): ServerParts {
  const { store, secret, runtime = emptyRuntime, renderPage = renderReactPage } = options;
  const render = createRenderService(store, runtime, renderPage, options.recaptcha);
  const pages = createPageCache(
    render,
    runtime,
    options.pageCacheBytes ?? 64 * 1024 * 1024,
    store.now,
  );
  return {
    store,
    runtime,
    secret,
    render,
    pages,
    baseUrl: options.baseUrl,
    sites: createSiteLookup(store),
    system: createSystemPages(store, pages),
    pictures: createPictureVariants(store.files, options.cacheDir, {
      bytes: options.pictureCacheBytes ?? 1024 * 1024 * 1024,
      files: options.pictureCacheFiles ?? 20_000,
      atOnce: options.picturesAtOnce ?? usualPicturesAtOnce(),
    }),
    outbox: { wake },
    newsletterLinks: createNewsletterLinks(secret),
    crumb: createCrumb(secret),
    captchas: {
      altcha: createAltcha(secret, options.captchaCost ?? usualCaptchaCost),
      recaptcha: options.recaptcha,
    },
    captchaLimit: createRateLimit(options.challengesPerMinute ?? 30, store.now),
    carts: createCarts(store),
    desk: createCheckoutDesk({
      store,
      secret,
      report: reportPayment,
      plugs: options.paymentPlugs ?? createPaymentPlugs(options.payments ?? {}),
    }),
    cartLimit: createRateLimit(options.cartChangesPerMinute ?? 120, store.now),
    codeLimit: createRateLimit(options.codesPerMinute ?? 10, store.now),
    searchLimit: createRateLimit(options.searchesPerMinute ?? 120, store.now),
    keyLimit: createRateLimit(options.keysPerMinute ?? 30, store.now),
    uploadLimit: createRateLimit(options.uploadsPerMinute ?? 30, store.now),
    saveLimit: createRateLimit(options.savesPerMinute ?? 20, store.now),
  };
}
