import type { RecaptchaAccount } from '../captcha/verify-recaptcha';
import type { MailTransport } from '../mail/mail-transport';
import type { RenderPage } from '../pages/create-render-service';
import type { TailorPage } from '../pages/tailored-view';
import type { Runtime } from '../pages/runtime/load-runtime';
import type { PaymentAccounts, PaymentPlugs } from '../payment/create-payment-plugs';
import type { KeyRing } from '../signing/key-ring';
import type { RoomOptions } from './services';
import type { SiteStore } from './site-store';

/** The options of a server. */
export interface SiteServerOptions extends RoomOptions {
  /** An open store; closed with the server. */
  store: SiteStore;
  /** Folder for derived files, such as smaller pictures. */
  cacheDir: string;
  /** The built browser bundle, from `loadRuntime`. @default none: pages without scripts */
  runtime?: Runtime;
  /** Sign and seal, from `keepKeys` or `createKeyRing`; the same on every machine of a site. */
  keys: KeyRing;
  /** Renders a page's HTML. @default `renderPage` of `@frontage/react-blocks/server` */
  renderPage?: RenderPage;
  /** Changes a page by the query of its address. @default pages stay as they are */
  tailorPage?: TailorPage;
  /** The address that visitors use, if a proxy hides it; https turns on HSTS and Secure cookies. */
  baseUrl?: string;
  /**
   * The domain below which sites are looked after, each at its identifier: `example.app` for
   * `studio.example.app/config` [2.06]. @default each site at its own address
   */
  appDomain?: string;
  /**
   * Origins of static copies of the site, such as `https://www.studio.example`: their pages may
   * call this server as the site's own do, but for the area. @default none
   */
  staticOrigins?: readonly string[];
  /**
   * Trusts `X-Forwarded-*`: from proxies at these addresses, or from anyone (`true`). Use `true`
   * only for a server that can be reached only through a proxy that writes these headers itself:
   * otherwise visitors choose their own address, and no rate limit holds. @default false
   */
  trustProxy?: boolean | string | readonly string[];
  /** A level of pino. @default 'info' */
  logLevel?: string;
  /**
   * Sends mails, from `createSmtpTransport` or `createFileTransport`. @default none: mails wait in
   * the store
   */
  mail?: MailTransport;
  /**
   * Rounds of PBKDF2 for each of the 500 to 1,000 attempts that a challenge demands of a browser.
   * @default 5,000
   */
  captchaCost?: number;
  /** The account for forms with reCAPTCHA. @default none: such forms cannot be sent with scripts */
  recaptcha?: RecaptchaAccount;
  /** Accounts with payment providers. @default none: shops are paid by hand */
  payments?: PaymentAccounts;
  /** Replaces the plugs of `payments`, for tests. */
  paymentPlugs?: PaymentPlugs;
  /**
   * Pages rendered for a single visitor, such as carts and orders, per minute and address. @default
   * 300
   */
  viewsPerMinute?: number;
  /** Bytes of compressed pages kept in memory. @default 64 MiB */
  pageCacheBytes?: number;
  /**
   * Bytes of smaller pictures kept in `cacheDir`; the least recently used go first. @default 1 GiB
   */
  pictureCacheBytes?: number;
  /** Smaller pictures kept in `cacheDir`. @default 20,000 */
  pictureCacheFiles?: number;
  /**
   * Smaller pictures made at the same time. @default leaves one core for pages: cores - 1, from 1
   * to 3
   */
  picturesAtOnce?: number;
}
