import { Order, type OrderView } from '@frontage/react-blocks/react';
import { readCartView } from '@frontage/react-blocks/views';

const { totals } = readCartView({
  cart: {
    subtotalAmount: { cents: 0, currency: 'EUR' },
    entries: [{ id: 'jar', productId: 'p1', title: 'Moon jar', unitCents: 4800, quantity: 1 }],
  },
});

const view: OrderView = {
  token: 'k3v1',
  number: '1042',
  placedAt: Date.UTC(2026, 10, 23, 9, 30),
  timeZone: 'Europe/Berlin',
  email: 'ada@example.com',
  lines: [
    {
      lineId: 'jar',
      title: 'Moon jar',
      variantLabel: '',
      picture: null,
      slug: 'shop/moon-jar',
      quantity: 1,
      unitCents: 4800,
      plan: null,
      download: null,
      giftCardCodes: [],
      giftCardsHidden: 0,
    },
  ],
  totals,
  names: { taxes: {}, shipping: '', giftCards: {} },
  address: null,
  payment: { state: 'paid', method: 'online', note: '', refundedCents: 0, payBy: null },
  shipment: null,
  subscriptions: [],
  reviewHref: '/review/k3v1',
};

export function Bought() {
  return <Order view={view} locale="en" headingLevel={2} />;
}
