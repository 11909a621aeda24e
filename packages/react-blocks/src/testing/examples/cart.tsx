import { Cart, type CartView } from '@frontage/react-blocks/react';
import { readCartView } from '@frontage/react-blocks/views';
import { useState } from 'react';

// Yours comes from your server. What is left out has its default; totals are computed.
const answered = readCartView({
  cart: {
    id: 'c1',
    subtotalAmount: { cents: 0, currency: 'EUR' },
    entries: [
      {
        id: 'jar',
        productId: 'p1',
        variantId: 'v1',
        title: 'Moon jar',
        unitCents: 4800,
        quantity: 2,
      },
    ],
  },
  lines: [{ lineId: 'jar', variantLabel: 'White / Small', slug: 'shop/moon-jar', maxQuantity: 5 }],
  countries: ['DE', 'FR'],
  version: 1,
});

export function Basket() {
  const [view, setView] = useState<CartView>(answered);
  return (
    <>
      <p>{view.totals.totalQuantity} pieces</p>
      <Cart view={view} onChange={setView} shopHref="/shop" />
    </>
  );
}
