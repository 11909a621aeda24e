import { paymentActions } from './payment-actions';

/** What payments bring to the server. */
export const paymentRoom = { actions: paymentActions };
