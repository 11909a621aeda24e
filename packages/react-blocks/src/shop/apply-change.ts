import type { CartChange, CartView } from './cart-view';
import { priceView } from './price-view';

/**
 * Predicts a cart after a change, to the cent, before the server has answered. If only the server
 * knows the result, such as the value of a coupon, or if it will refuse, the cart stays unchanged.
 */
export function applyChange(view: CartView, change: CartChange): CartView {
  const { cart } = view;
  switch (change.type) {
    case 'setQuantity':
      return setQuantity(view, change.lineId, change.quantity);
    case 'removeCoupon':
      return priceView({
        ...view,
        cart: { ...cart, coupons: cart.coupons.filter(({ code }) => code !== change.code) },
      });
    case 'removeGiftCard':
      return priceView({ ...view, giftCards: view.giftCards.filter(({ id }) => id !== change.id) });
    case 'chooseShipping': {
      const option = cart.shippingOptions.find(({ id }) => id === change.id);
      return option
        ? priceView({ ...view, cart: { ...cart, selectedShippingOption: option } })
        : view;
    }
    case 'setLocation': {
      const { country, region, postalCode } = change;
      return { ...view, cart: { ...cart, shippingLocation: { country, region, postalCode } } };
    }
    case 'add':
    case 'addCode':
    case 'addCoupon':
    case 'addGiftCard':
    case 'chooseCurrency':
      return view;
  }
}

function setQuantity(view: CartView, lineId: string, quantity: number): CartView {
  const { cart, lines } = view;
  const line = lines.find((shown) => shown.lineId === lineId);
  const most = line?.maxQuantity ?? 0;
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > most) return view;
  if (quantity === 0) {
    return priceView({
      ...view,
      cart: { ...cart, entries: cart.entries.filter(({ id }) => id !== lineId) },
      lines: lines.filter((other) => other !== line),
    });
  }
  return priceView({
    ...view,
    cart: {
      ...cart,
      entries: cart.entries.map((entry) => (entry.id === lineId ? { ...entry, quantity } : entry)),
    },
    // A quantity that does not exceed the stock is no longer a problem.
    lines: lines.map((other) =>
      other === line && other.problem === 'fewer' ? { ...other, problem: undefined } : other,
    ),
  });
}
