import { confirmActions } from './confirm-actions';
import { giftActions } from './gift-actions';
import { orderActions } from './order-actions';
import { orderTexts } from './order-texts';

/** What orders add to the server. */
export const orderRoom = {
  actions: [...orderActions, ...confirmActions, ...giftActions],
  texts: orderTexts,
  textsTitle: 'Emails and pages of orders',
};
