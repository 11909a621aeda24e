import { Checkout, type CheckoutView } from '@frontage/react-blocks/react';
import { readCheckoutView } from '@frontage/react-blocks/views';
import { useState } from 'react';

const answered = readCheckoutView({
  token: 'k3v1',
  at: 'priced',
  cart: {
    cart: {
      id: 'c1',
      subtotalAmount: { cents: 0, currency: 'EUR' },
      entries: [{ id: 'jar', productId: 'p1', title: 'Moon jar', unitCents: 4800, quantity: 1 }],
      shippingOptions: [{ id: 'post', title: 'Post', baseCents: 500 }],
    },
    lines: [{ lineId: 'jar', slug: 'shop/moon-jar' }],
    countries: ['DE', 'FR'],
  },
  payments: [{ id: 'card', method: 'online', title: 'Card' }],
  payment: 'card',
});

export function Till() {
  const [view, setView] = useState<CheckoutView>(answered);
  return <Checkout view={view} onChange={setView} />;
}
