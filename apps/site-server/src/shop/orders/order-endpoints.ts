import { pageTypes } from '@frontage/site-model';
import { cancelControl, type ShopErrors } from '@frontage/react-blocks/server';
import { createReadStream } from 'node:fs';
import type { Endpoint, EndpointReply, EndpointRequest } from '../../http/endpoint';
import { requestSource } from '../../http/same-origin';
import { escapeHtml } from '../../http/escape-html';
import { fallbackPage, plainPage } from '../../pages/fallback-page';
import { pageAsk } from '../../pages/uncached-page';
import type { ServerParts } from '../../app/server-parts';
import { hashToken } from '../cart/cart-cookies';
import type { Site } from '../../sites/site-settings';
import { serverTexts } from '../../texts/server-texts';
import { buildOrderView } from './build-order-view';
import { takeDownload } from './downloads';
import { findOrder, isOver, orderById, showCodesOnce, type StoredOrder } from './orders';
import { endedMails } from '../renewals/renewal-mails';
import { endPlacedCookie, isJustPlaced } from './placed-cookie';
import { shopPage } from '../pages/shop-page';
import { cancelSubscription, subscriptionsIn } from '../subscriptions/subscriptions';

/** A request about one order. */
interface Asked {
  readonly site: Site;
  readonly request: EndpointRequest;
  readonly order: StoredOrder;
}

const { orderConfirmed, orderStatus } = pageTypes.codes;

/**
 * `GET /order/<token>`: the order's page; who comes from its checkout is thanked, once. The codes
 * of gift cards stand in the first answer, and in no other.
 */
export function orderPageEndpoint(parts: ServerParts): Endpoint {
  return answering(parts, async (asked) => show(parts, asked));
}

/**
 * `POST /order/<token>` with `cancelSubscription=<id>`: ends a subscription of the order; buyer and
 * owner get a mail. `Origin` and `Sec-Fetch-Site` are checked.
 */
export function orderPostEndpoint(parts: ServerParts): Endpoint {
  const { store, desk } = parts;
  const cancel = answering(parts, async ({ site, request, order }) => {
    const id = new URLSearchParams(request.body).get(cancelControl) ?? '';
    await store.write(async (db) => {
      const known = (await subscriptionsIn(db, order)).find((one) => one.id === id);
      if (!known || !(await cancelSubscription(db, known, store.now()))) return;
      const first = (await orderById(db, known.orderId)) ?? order;
      await endedMails(
        db,
        { site, subscription: known, first },
        { links: desk.links, now: store.now(), createId: store.createId },
      );
    });
    parts.outbox.wake();
    return {
      status: 303,
      headers: {
        location: `/order/${desk.links.token('order', order.id)}`,
        'cache-control': 'no-store',
      },
      body: '',
    };
  });
  return async (request) =>
    requestSource(request, parts.baseUrl) === 'same-origin' ? cancel(request) : fallbackPage(403);
}

/**
 * `GET /order/<token>/download/<line>?key=…`: a file that was bought, so often and so long as it
 * may be fetched; 410 afterwards.
 */
export function downloadEndpoint(parts: ServerParts): Endpoint {
  const { store, desk } = parts;
  return answering(parts, async ({ site, request, order }) => {
    const lineId = request.path.slice(request.path.lastIndexOf('/') + 1);
    const isOurs =
      !isOver(order) &&
      desk.links.isDownload(order.id, lineId, request.query.get('key') ?? '', store.now());
    // Who only asks how large it is fetches nothing.
    const taken =
      isOurs && request.method === 'GET'
        ? await store.write((db) => takeDownload(db, { orderId: order.id, lineId }, store.now()))
        : undefined;
    const asset = taken && (await store.asset(site.id, taken.assetId));
    const texts = serverTexts(site.settings, order.content.language);
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
      body: createReadStream(store.files.path(asset.id)),
    };
  });
}

function answering(parts: ServerParts, answer: (asked: Asked) => Promise<EndpointReply>): Endpoint {
  return async (request) => {
    const site = await parts.sites.find(request.host);
    const token = /^\/order\/([\w-]{32})(?:\/|$)/.exec(request.path)?.[1];
    const order =
      site && token !== undefined
        ? await findOrder(parts.store.read, site.id, hashToken(token))
        : undefined;
    return site && order
      ? answer({ site, request, order })
      : parts.system.notFound(site, pageAsk(request));
  };
}

async function show(
  parts: ServerParts,
  { site, request, order }: Asked,
  errors?: ShopErrors,
): Promise<EndpointReply> {
  const { store, desk } = parts;
  const hasCodes = order.paymentState !== 'open' && Object.keys(order.content.giftCards).length > 0;
  const isFirst =
    hasCodes &&
    request.method === 'GET' &&
    (await store.write((db) => showCodesOnce(db, order.id, store.now())));
  const view = await buildOrderView({ store, links: desk.links }, site, order, isFirst);
  const isConfirmation = isJustPlaced(request);
  const state = { kind: 'order', view, isConfirmation, ...(errors && { errors }) } as const;
  const types = isConfirmation ? [orderConfirmed, orderStatus] : [orderStatus, orderConfirmed];
  const page = await shopPage(parts, request, { site, types, block: 'order', state });
  // Of a request for the headers alone nobody sees the page.
  const isShown = isConfirmation && request.method === 'GET';
  return isShown
    ? { ...page, cookies: [...(page.cookies ?? []), endPlacedCookie(request.path, request.secure)] }
    : page;
}
