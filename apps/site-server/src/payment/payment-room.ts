import { paymentActions } from './payment-actions';

/** What payments add to the server. */
export const paymentRoom = { actions: paymentActions };
