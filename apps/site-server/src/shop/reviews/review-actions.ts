import type { OutboxWorker } from '../../mail/start-outbox-worker';
import { reviewControls, reviewLimits } from '@frontage/react-blocks/server';
import { pageTypes } from '@frontage/site-model';
import { actionsFor } from '../../http/action/actions-for';
import { bodyText } from '../../http/action/body-reader';
import type { Call } from '../../http/action/call';
import type { Refusal } from '../../http/action/refused';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import type { RateLimit } from '../../http/rate-limit';
import { seeOther } from '../../http/see-other';
import { readPageConditions } from '../../pages/page-conditions';
import { pageManner } from '../../pages/page-manner';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import { touchSiteShop } from '../../sites/sites';
import type { Store } from '../../store/store';
import { generalTexts } from '../../texts/general-texts';
import type { ServerTexts } from '../../texts/server-texts';
import { orderTexts } from '../orders/order-texts';
import { findLinkedOrder } from '../orders/find-linked-order';
import {
  reviewableProducts,
  whyNotReviewed,
  type WhyNotReviewed,
} from '../orders/reviewable-products';
import type { StoredOrder } from '../orders/stored-order';
import { shopPageLanguage } from '../pages/shop-page';
import { shopPageTexts } from '../pages/shop-page-texts';
import { mailWaiting } from './mail-waiting';
import { readReview, type WrittenReview } from './read-review';
import { reviewPage, reviewPageTypes, type ReviewPageServices } from './review-page';
import { reviewTexts } from './review-texts';
import { saveReview } from './reviews';

/** The services of reviews. */
export interface ReviewServices extends ReviewPageServices {
  store: Pick<Store, 'read' | 'change' | 'now' | 'createId'>;
  /** Sends the mail to the owner. */
  outbox: Pick<OutboxWorker, 'wake'>;
  /** Changes of carts, per address; a review counts as one. */
  cartLimit: RateLimit;
}

/** An order that cannot be reviewed, and why. */
interface ClosedReview {
  readonly order: StoredOrder;
  readonly why: WhyNotReviewed;
}

/** Why a review is refused. */
interface ReviewRefusal extends Refusal {
  /** Whether named controls have errors; absent if the whole review is refused. */
  readonly isFaulty?: boolean;
  /** Why an order cannot be reviewed; absent if it can. */
  readonly closed?: ClosedReview;
}

const { defineAction, refuse } = actionsFor<ReviewServices, Site, ReviewRefusal>(pageManner);

/** The texts of the review page. */
const reviewPageTexts = {
  ...generalTexts,
  ...shopPageTexts,
  ...reviewTexts,
  orderLink: orderTexts.orderLink,
};

const findReviewed = (services: ReviewServices, site: Site, token: string) =>
  findLinkedOrder(services, site, { use: 'review', token });

const find = async (
  { site, params }: Pick<Call<Site, { token: string }>, 'site' | 'params'>,
  services: ReviewServices,
) => {
  const order = await findReviewed(services, site, params.token);
  if (!order) return refuse({ status: 404 });
  const why = whyNotReviewed(order, services.store.now());
  return why === undefined ? order : refuse({ status: closedStatus[why], closed: { order, why } });
};

const closedStatus = { early: 403, expired: 410 } as const;

const closedTexts = {
  early: ['reviewEarlyTitle', 'reviewEarly'],
  expired: ['reviewExpiredTitle', 'reviewExpired'],
} as const;

/** Explains why an order cannot be reviewed, and leads to it. */
async function closedPage(
  { store: { read }, system, links }: Pick<ReviewServices, 'store' | 'system' | 'links'>,
  { site, request }: { site: Site; request: EndpointRequest },
  { order, why }: ClosedReview,
): Promise<EndpointReply> {
  const language = await shopPageLanguage(read, site, reviewPageTypes);
  const texts = serverTexts(reviewPageTexts, site.settings, language);
  const [title, text] = closedTexts[why];
  return system.message(site, request, {
    status: closedStatus[why],
    message: {
      title: texts.say(title),
      text: [texts.say(text)],
      link: { text: texts.say('orderLink'), href: `/order/${links.token('order', order.id)}` },
    },
    texts,
    pageType: pageTypes.codes.reviewsRequest,
  });
}

/** The actions of the reviews behind a link: its address is its secret [2.11]. */
export const reviewActions = [
  defineAction({
    method: 'GET',
    url: '/review/:token',
    about:
      'the page that asks a buyer for reviews of what they bought (type 209); 403 until it is paid, ' +
      '410 half a year after the order, or when it came to nothing',
    who: 'anyone',
    guard: { none: 'its address is a secret' },
    find,
    run: ({ found }) => found,
    json: false,
    page: (order, { site, request }, services) => reviewPage(services, { site, request, order }),
    refusedPage: ({ closed }, { request, site }, services) =>
      site && closed
        ? closedPage(services, { site, request }, closed)
        : services.system.notFound(site, readPageConditions(request)),
  }),
  defineAction({
    method: 'POST',
    url: '/review/:token',
    about:
      'a review of one product of the order: `productId`, `stars`, `title`, `text`, `name`; ' +
      'it is shown when the owner has said yes; writing once more changes it; 303',
    who: 'anyone',
    guard: 'origin',
    // An invalid review of this order is not counted.
    limit: [{ rate: 'cartLimit', when: ({ body, found }) => isOfOrder(body, found) }],
    body: bodyText('form', readReview),
    find,
    async run({ request, site, body, found: order }, { store, outbox }) {
      if (!isOfOrder(body, order)) return refuse({ status: 400 });
      if (findFaults(body).length > 0) return refuse({ status: 400, isFaulty: true });
      const review = { id: store.createId(), siteId: site.id, orderId: order.id, ...body };
      await store.change(async (db) => {
        await saveReview(db, review, store.now());
        await mailWaiting(db, site, { now: store.now(), createId: store.createId });
        // One that was shown is not any more: it waits again.
        await touchSiteShop(db, site.id);
      });
      outbox.wake();
      return request.path;
    },
    json: false,
    page: (path) => seeOther(path),
    async refusedPage(
      { status, isFaulty = false },
      { request, site, params, found, body },
      services,
    ) {
      const order = found ?? (site && params && (await findReviewed(services, site, params.token)));
      if (!site || !order) return services.system.notFound(site, readPageConditions(request));
      const why = whyNotReviewed(order, services.store.now());
      if (why) return closedPage(services, { site, request }, { order, why });
      const language = await shopPageLanguage(services.store.read, site, reviewPageTypes);
      const texts = serverTexts(reviewPageTexts, site.settings, language);
      const written = isFaulty || status === 429 ? body : undefined;
      const errors =
        isFaulty && body
          ? { fields: formatFaults(body, texts) }
          : { message: texts.say(status === 429 ? 'tooMany' : 'checkoutUnreadable'), fields: {} };
      const shown = { status, productId: written?.productId ?? '', errors, written };
      return reviewPage(services, { site, request, order }, shown);
    },
  }),
];

function isOfOrder({ productId }: WrittenReview, order: StoredOrder): boolean {
  return reviewableProducts(order).some((product) => product.productId === productId);
}

/** A control of a review, and its error. */
type Fault = readonly [
  control: string,
  code: keyof typeof reviewTexts,
  values?: Readonly<Record<string, string>>,
];

function findFaults({ stars, title, text, name }: WrittenReview): Fault[] {
  const faults: Fault[] = [];
  const judgeLength = (control: string, value: string, most: number) => {
    if (value.length > most) faults.push([control, 'reviewLong', { count: String(most) }]);
  };
  if (!Number.isInteger(stars) || stars < 1 || stars > 5)
    faults.push([reviewControls.stars, 'reviewStars']);
  judgeLength(reviewControls.title, title, reviewLimits.title);
  judgeLength(reviewControls.text, text, reviewLimits.text);
  if (name === '') faults.push([reviewControls.name, 'reviewName']);
  judgeLength(reviewControls.name, name, reviewLimits.name);
  return faults;
}

function formatFaults(
  review: WrittenReview,
  texts: Pick<ServerTexts<keyof typeof reviewTexts>, 'say'>,
): Record<string, string> {
  return Object.fromEntries(
    findFaults(review).map(([control, code, values]) => [control, texts.say(code, values)]),
  );
}
