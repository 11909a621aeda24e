import type { ShopErrors } from '@frontage/react-blocks/server';
import { pageTypes } from '@frontage/site-model';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import type { PageServices } from '../../pages/page-services';
import type { Site } from '../../sites/site-settings';
import { reviewableProducts } from '../orders/reviewable-products';
import type { StoredOrder } from '../orders/stored-order';
import type { ShopLinks } from '../pages/create-shop-links';
import { shopPage, type ShopPageServices } from '../pages/shop-page';
import type { WrittenReview } from './read-review';
import { findReviewsOfOrder } from './reviews';

/** The services of the review page. */
export interface ReviewPageServices extends ShopPageServices, Pick<PageServices, 'system'> {
  links: ShopLinks;
}

/** Types of the page that asks for reviews. */
export const reviewPageTypes = [pageTypes.codes.reviewsRequest];

/** A request about the reviews of one order. */
interface ReviewRequest {
  readonly site: Site;
  readonly request: EndpointRequest;
  readonly order: StoredOrder;
}

/** What an answer adds to the page. */
interface Shown {
  readonly status: number;
  readonly productId: string;
  readonly errors: ShopErrors;
  readonly written?: WrittenReview | undefined;
}

/** Renders the page that asks a buyer for reviews of the products of an order. */
export async function reviewPage(
  services: ReviewPageServices,
  { site, request, order }: ReviewRequest,
  shown?: Shown,
): Promise<EndpointReply> {
  const { store, links } = services;
  const before = await findReviewsOfOrder(store.read, order.id);
  const { cart, lines } = order.content.view;
  const items = reviewableProducts(order).map(({ productId, index }) => {
    const written = shown?.written?.productId === productId ? shown.written : undefined;
    return {
      productId,
      title: cart.entries[index]?.title ?? '',
      variantLabel: lines[index]?.variantLabel ?? '',
      picture: lines[index]?.picture ?? null,
      slug: lines[index]?.slug ?? '',
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
    view: { token: links.token('review', order.id), items },
    ...(errors && { errors }),
  } as const;
  return shopPage(services, request, {
    site,
    types: reviewPageTypes,
    block: 'review',
    state,
    ...(shown && { status: shown.status }),
  });
}
