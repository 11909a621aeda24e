import { pageTypes } from '@frontage/site-model';
import { reviewControls, reviewLimits, type ShopErrors } from '@frontage/react-blocks/server';
import type { Endpoint, EndpointReply, EndpointRequest } from '../../http/endpoint';
import { rateKey, type RateLimit } from '../../http/rate-limit';
import { requestSource } from '../../http/request-source';
import { fallbackPage } from '../../pages/fallback-page';
import { readPageConditions } from '../../pages/page-conditions';
import type { PageServices } from '../../pages/page-services';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import { touchShop } from '../../sites/sites';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { generalTexts } from '../../texts/general-texts';
import type { ServerTexts } from '../../texts/server-texts';
import { findOrderById } from '../orders/orders';
import { reviewableProducts } from '../orders/reviewable-products';
import type { StoredOrder } from '../orders/stored-order';
import type { ShopLinks } from '../pages/create-shop-links';
import { shopPage, shopPageLanguage, type ShopPageServices } from '../pages/shop-page';
import { shopPageTexts } from '../pages/shop-page-texts';
import { reviewTexts } from './review-texts';
import { findReviewsOfOrder, saveReview } from './reviews';

/** What reviews are served with. */
export interface ReviewServices extends ShopPageServices, Pick<PageServices, 'sites' | 'system'> {
  store: Pick<Store, 'read' | 'change' | 'now' | 'createId'>;
  links: ShopLinks;
  /** Changes of carts, per address; a review counts as one. */
  cartLimit: RateLimit;
  /** Address that visitors use, when a proxy hides it. */
  baseUrl: string | undefined;
}

/** The words of the page of reviews. */
const reviewPageTexts = { ...generalTexts, ...shopPageTexts, ...reviewTexts };

/** A request about the reviews of one order. */
interface ReviewRequest {
  readonly site: Site;
  readonly request: EndpointRequest;
  readonly order: StoredOrder;
}

/** What a buyer wrote, trimmed. */
interface Written {
  readonly productId: string;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
}

const types = [pageTypes.codes.reviewsRequest];

/** `GET /review/<token>` [2.11]: the page on which a buyer reviews what they bought. */
export function reviewPageEndpoint(services: ReviewServices): Endpoint {
  return answering(services, (asked) => show(services, asked));
}

/**
 * `POST /review/<token>`: a review of one product of the order; writing once more changes it.
 * `Origin` and `Sec-Fetch-Site` are checked.
 */
export function reviewPostEndpoint(services: ReviewServices): Endpoint {
  const take = answering(services, (asked) => takeReview(services, asked));
  return async (request) =>
    requestSource(request, services.baseUrl) === 'same-origin' ? take(request) : fallbackPage(403);
}

function answering(
  services: ReviewServices,
  answer: (asked: ReviewRequest) => Promise<EndpointReply>,
): Endpoint {
  return async (request) => {
    const site = await services.sites.find(request.host);
    const orderId = services.links.readReview(request.path.slice('/review/'.length));
    const order =
      site && orderId !== undefined ? await findOrderById(services.store.read, orderId) : undefined;
    return site && order?.siteId === site.id
      ? answer({ site, request, order })
      : services.system.notFound(site, readPageConditions(request));
  };
}

async function takeReview(services: ReviewServices, asked: ReviewRequest): Promise<EndpointReply> {
  const { site, request, order } = asked;
  const { store } = services;
  const texts = serverTexts(
    reviewPageTexts,
    site.settings,
    await shopPageLanguage(store.read, site, types),
  );
  const written = readReview(request.body);
  const isBought = reviewableProducts(order).some(
    ({ productId }) => productId === written?.productId,
  );
  if (!written || !isBought)
    return show(services, asked, {
      status: 400,
      productId: '',
      errors: { message: texts.say('checkoutUnreadable'), fields: {} },
    });
  if (services.cartLimit.take(rateKey(request.address)) > 0)
    return show(services, asked, {
      status: 429,
      productId: written.productId,
      errors: { message: texts.say('tooMany'), fields: {} },
      written,
    });
  const fields = faultsOf(written, texts);
  if (Object.keys(fields).length > 0)
    return show(services, asked, {
      status: 400,
      productId: written.productId,
      errors: { fields },
      written,
    });
  await store.change(async (db) => {
    await saveReview(
      db,
      { id: store.createId(), siteId: site.id, orderId: order.id, ...written },
      store.now(),
    );
    await touchShop(db, site.id);
  });
  return {
    status: 303,
    headers: { location: request.path, 'cache-control': 'no-store' },
    body: '',
  };
}

function readReview(body: string): Written | undefined {
  const sent = new URLSearchParams(body);
  const text = (name: string) => (sent.get(name) ?? '').trim();
  if (![...sent.values()].every(isStorable)) return undefined;
  const { productId, stars, title, text: said, name } = reviewControls;
  return {
    productId: text(productId),
    stars: Number(text(stars)),
    title: text(title),
    text: text(said),
    name: text(name),
  };
}

function faultsOf(
  { stars, title, text, name }: Written,
  texts: Pick<ServerTexts<keyof typeof reviewTexts>, 'say'>,
): Record<string, string> {
  const long = (value: string, most: number) =>
    value.length > most ? texts.say('reviewLong', { count: String(most) }) : '';
  const found = {
    [reviewControls.stars]:
      Number.isInteger(stars) && stars >= 1 && stars <= 5 ? '' : texts.say('reviewStars'),
    [reviewControls.title]: long(title, reviewLimits.title),
    [reviewControls.text]: long(text, reviewLimits.text),
    [reviewControls.name]: name === '' ? texts.say('reviewName') : long(name, reviewLimits.name),
  };
  return Object.fromEntries(Object.entries(found).filter(([, said]) => said !== ''));
}

/** What an answer adds to the page. */
interface Shown {
  readonly status: number;
  readonly productId: string;
  readonly errors: ShopErrors;
  readonly written?: Written;
}

async function show(
  services: ReviewServices,
  { site, request, order }: ReviewRequest,
  shown?: Shown,
): Promise<EndpointReply> {
  const { store, links } = services;
  const before = await findReviewsOfOrder(store.read, order.id);
  const { cart, lines } = order.content.view;
  const items = reviewableProducts(order).map(({ productId, at }) => {
    const written = shown?.written?.productId === productId ? shown.written : undefined;
    return {
      productId,
      title: cart.entries[at]?.title ?? '',
      variantLabel: lines[at]?.variantLabel ?? '',
      picture: lines[at]?.picture ?? null,
      slug: lines[at]?.slug ?? '',
      review: written ??
        before.get(productId) ?? {
          stars: 0,
          title: '',
          text: '',
          name: order.content.address?.name ?? '',
        },
      isSent: before.has(productId),
    };
  });
  const errors = shown && { ...shown.errors, productId: shown.productId };
  const state = {
    kind: 'review',
    view: { token: links.review(order.id), items },
    ...(errors && { errors }),
  } as const;
  return shopPage(services, request, {
    site,
    types,
    block: 'review',
    state,
    ...(shown && { status: shown.status }),
  });
}
