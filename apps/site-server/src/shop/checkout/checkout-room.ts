import type { Store } from '../../store/store';
import { checkoutActions } from './checkout-actions';
import { checkoutTexts } from './checkout-texts';
import { checkoutView } from './checkout-view';
import { sweepCheckouts } from './sweep-checkouts';
import { sweepOldCarts } from './sweep-old-carts';

type Swept = Pick<Store, 'write' | 'now'>;

/** What checkouts add to the server. */
export const checkoutRoom = {
  actions: checkoutActions,
  view: checkoutView,
  texts: checkoutTexts,
  textsTitle: 'Refusals of the checkout',
  sweeps: [
    { run: ({ write, now }: Swept) => write((db) => sweepCheckouts(db, now())) },
    { run: ({ write, now }: Swept) => write((db) => sweepOldCarts(db, now())) },
  ],
};
