import { pageTypes } from '@frontage/site-model';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import { pageManner } from '../../pages/page-manner';
import type { Site } from '../../sites/site-settings';
import { listBoughtGiftCards } from '../codes/gift-cards';
import { shopPage } from '../pages/shop-page';
import { findLinkedOrder } from './find-linked-order';
import type { OrderServices } from './order-services';

const { defineAction, refuse } = actionsFor<OrderServices, Site>(pageManner);

type GiftCall = Pick<Call<Site, { token: string }>, 'site' | 'params'>;

/** The card that an order gives to somebody. */
const find = async ({ site, params }: GiftCall, services: OrderServices) => {
  const order = await findLinkedOrder(services, site, { use: 'gift', token: params.token });
  const [card] = order?.content.gift
    ? await listBoughtGiftCards(services.store.read, order.id)
    : [];
  return order?.content.gift && card
    ? { order, gift: order.content.gift, card }
    : refuse({ status: 404 });
};

type FoundGift = Exclude<Awaited<ReturnType<typeof find>>, ReturnType<typeof refuse>>;

const declaration = {
  url: '/gift/:token',
  who: 'anyone',
  json: false,
  find,
} as const;

/** The gift card that a link opens for whoever was sent it: its address is its secret. */
export const giftActions = [
  defineAction({
    ...declaration,
    method: 'GET',
    about: 'a gift card for whoever gets it (page type 211), without its code',
    guard: { none: 'its address is a secret' },
    run: ({ found }) => found,
    page: (found, call, services) => giftPage(found, call, services, ''),
  }),
  defineAction({
    ...declaration,
    method: 'POST',
    about: 'the same with its code, which a program that follows links does not press for',
    guard: 'origin',
    run: ({ found }) => found,
    page: (found, call, services) =>
      giftPage(found, call, services, services.links.openGiftCode(found.card.sealedCode) ?? ''),
  }),
];

function giftPage(
  { order, gift, card }: FoundGift,
  { site, request, params }: Call<Site, { token: string }>,
  services: OrderServices,
  code: string,
) {
  const { view } = order.content;
  const { from, to, message } = gift;
  const cents = view.cart.entries.find(({ id }) => id === card.lineId)?.unitCents ?? 0;
  return shopPage(services, request, {
    site,
    types: [pageTypes.codes.orderStatus],
    block: 'order',
    state: {
      kind: 'gift',
      view: {
        from,
        to,
        message,
        token: params.token,
        currency: view.totals.currency,
        cents,
        balanceCents: card.balanceCents,
        code,
      },
    },
  });
}
