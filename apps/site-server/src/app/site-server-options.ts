import type { RecaptchaAccount } from '../captcha/verify-recaptcha';
import type { MailTransport } from '../mail/mail-transport';
import type { RenderPage } from '../pages/create-render-service';
import type { Runtime } from '../pages/runtime/load-runtime';
import type { PaymentAccounts, PaymentPlugs } from '../payment/create-payment-plugs';
import type { RoomOptions } from './services';
import type { SiteStore } from './site-store';

/** What a server is made of and how it behaves. */
export interface SiteServerOptions extends RoomOptions {
  /** An open store; closed together with the server. */
  store: SiteStore;
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
