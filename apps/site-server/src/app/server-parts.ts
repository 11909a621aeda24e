import type { Captchas } from '../captcha/judge-captcha';
import type { Crumb } from '../http/crumb';
import type { RateLimit } from '../http/rate-limit';
import type { OutboxWorker } from '../mail/start-outbox-worker';
import type { NewsletterLinks } from '../newsletter/create-newsletter-links';
import type { PageCache } from '../pages/create-page-cache';
import type { RenderService } from '../pages/create-render-service';
import type { SiteLookup } from '../sites/create-site-lookup';
import type { SystemPages } from '../pages/create-system-pages';
import type { PictureVariants } from '../pictures/create-picture-variants';
import type { Runtime } from '../pages/runtime/load-runtime';
import type { CheckoutDesk } from '../shop/checkout/create-checkout-desk';
import type { Carts } from '../shop/cart/create-carts';
import type { Store } from '../store/store';

/** What endpoints are made from; a test may hand in any of it. */
export interface ServerParts {
  store: Store;
  runtime: Runtime;
  sites: SiteLookup;
  render: RenderService;
  pages: PageCache;
  system: SystemPages;
  pictures: PictureVariants;
  crumb: Crumb;
  captchas: Captchas;
  /** Challenges, per address. */
  captchaLimit: RateLimit;
  /** Per address. */
  keyLimit: RateLimit;
  /** Per address. */
  searchLimit: RateLimit;
  /** Files, per address. */
  uploadLimit: RateLimit;
  /** The carts of visitors. */
  carts: Carts;
  /** Runs checkouts. */
  desk: CheckoutDesk;
  /** Changes of carts, per address. */
  cartLimit: RateLimit;
  /** Codes that are tried, per address. */
  codeLimit: RateLimit;
  /** Per address and form. */
  saveLimit: RateLimit;
  /** Sends what a submission causes. */
  outbox: Pick<OutboxWorker, 'wake'>;
  /** Links in mails of newsletters. */
  newsletterLinks: NewsletterLinks;
  /** Key of derived submission keys. */
  secret: string;
  /** Address that visitors use, when a proxy hides it. */
  baseUrl: string | undefined;
}
