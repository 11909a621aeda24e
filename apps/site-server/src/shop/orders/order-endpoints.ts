import { pageTypes } from '@frontage/site-model';
import { cancelControl, type ShopErrors } from '@frontage/react-blocks/server';
import { createReadStream } from 'node:fs';
import type { Endpoint, EndpointReply, EndpointRequest } from '../../http/endpoint';
import { escapeHtml } from '../../http/escape-html';
import { hashToken } from '../../http/hash-token';
import { requestSource } from '../../http/request-source';
import { fallbackPage, plainPage } from '../../pages/fallback-page';
import { readPageConditions } from '../../pages/page-conditions';
import { findAsset } from '../../pictures/assets';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import { shopPage } from '../pages/shop-page';
import { cancelSubscription, listSubscriptionsIn } from '../subscriptions/subscriptions';
import { buildOrderView } from './build-order-view';
import { takeDownload } from './downloads';
import { mailEnded } from './mail-ended';
import type { OrderServices } from './order-services';
import { orderTexts } from './order-texts';
import { findOrder, findOrderById, markCodesShown } from './orders';
import { endPlacedCookie, isJustPlaced } from './placed-cookie';
import { isOrderOver, type StoredOrder } from './stored-order';

/** A request about one order. */
interface OrderRequest {
  readonly site: Site;
  readonly request: EndpointRequest;
  readonly order: StoredOrder;
}

const { orderConfirmed, orderStatus } = pageTypes.codes;

/**
 * `GET /order/<token>`: the order's page; who comes from its checkout is thanked, once. The codes
 * of gift cards stand in the first answer, and in no other.
 */
export function orderPageEndpoint(services: OrderServices): Endpoint {
  return answering(services, async (asked) => show(services, asked));
}

/**
 * `POST /order/<token>` with `cancelSubscription=<id>`: ends a subscription of the order; buyer and
 * owner get a mail. `Origin` and `Sec-Fetch-Site` are checked.
 */
export function orderPostEndpoint(services: OrderServices): Endpoint {
  const { store, links, outbox } = services;
  const cancel = answering(services, async ({ site, request, order }) => {
    const id = new URLSearchParams(request.body).get(cancelControl) ?? '';
    await store.write(async (db) => {
      const known = (await listSubscriptionsIn(db, order)).find((one) => one.id === id);
      if (!known || !(await cancelSubscription(db, known, store.now()))) return;
      const first = (await findOrderById(db, known.orderId)) ?? order;
      await mailEnded(
        db,
        { site, subscription: known, first },
        { links, now: store.now(), createId: store.createId },
      );
    });
    outbox.wake();
    return {
      status: 303,
      headers: {
        location: `/order/${links.token('order', order.id)}`,
        'cache-control': 'no-store',
      },
      body: '',
    };
  });
  return async (request) =>
    requestSource(request, services.baseUrl) === 'same-origin'
      ? cancel(request)
      : fallbackPage(403);
}

/**
 * `GET /order/<token>/download/<line>?key=…`: a file that was bought, so often and so long as it
 * may be fetched; 410 afterwards.
 */
export function downloadEndpoint(services: OrderServices): Endpoint {
  const { store, links, files } = services;
  return answering(services, async ({ site, request, order }) => {
    const lineId = request.path.slice(request.path.lastIndexOf('/') + 1);
    const isOurs =
      !isOrderOver(order) &&
      links.isDownload(order.id, lineId, request.query.get('key') ?? '', store.now());
    // Who only asks how large it is fetches nothing.
    const taken =
      isOurs && request.method === 'GET'
        ? await store.write((db) => takeDownload(db, { orderId: order.id, lineId }, store.now()))
        : undefined;
    const asset = taken && (await findAsset(store.read, site.id, taken.assetId));
    const texts = serverTexts(orderTexts, site.settings, order.content.language);
    if (!asset)
      return plainPage(
        410,
        texts.say('downloadGoneTitle'),
        `<p>${escapeHtml(texts.say('downloadGone'))}</p>`,
        texts,
      );
    return {
      status: 200,
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': String(asset.bytes),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(asset.name)}`,
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      },
      body: createReadStream(files.path(asset.id)),
    };
  });
}

function answering(
  { store, sites, system }: OrderServices,
  answer: (asked: OrderRequest) => Promise<EndpointReply>,
): Endpoint {
  return async (request) => {
    const site = await sites.find(request.host);
    const token = /^\/order\/([\w-]{32})(?:\/|$)/.exec(request.path)?.[1];
    const order =
      site && token !== undefined
        ? await findOrder(store.read, site.id, hashToken(token))
        : undefined;
    return site && order
      ? answer({ site, request, order })
      : system.notFound(site, readPageConditions(request));
  };
}

async function show(
  services: OrderServices,
  { site, request, order }: OrderRequest,
  errors?: ShopErrors,
): Promise<EndpointReply> {
  const { store, links } = services;
  const hasCodes = order.paymentState !== 'open' && Object.keys(order.content.giftCards).length > 0;
  const isFirst =
    hasCodes &&
    request.method === 'GET' &&
    (await store.write((db) => markCodesShown(db, order.id, store.now())));
  const view = await buildOrderView({ store, links }, site, order, isFirst);
  const isConfirmation = isJustPlaced(request);
  const state = { kind: 'order', view, isConfirmation, ...(errors && { errors }) } as const;
  const types = isConfirmation ? [orderConfirmed, orderStatus] : [orderStatus, orderConfirmed];
  const page = await shopPage(services, request, { site, types, block: 'order', state });
  // Of a request for the headers alone nobody sees the page.
  const isShown = isConfirmation && request.method === 'GET';
  return isShown
    ? { ...page, cookies: [...(page.cookies ?? []), endPlacedCookie(request.path, request.secure)] }
    : page;
}
