import type { Site } from '../../sites/site-settings';
import { orderTexts } from '../orders/order-texts';
import type { MailedOrder } from '../orders/order-words';
import type { Subscription } from '../subscriptions/subscription';
import { renewalTexts } from './renewal-texts';

/** The words of mails about subscriptions. */
export const renewalMailTexts = { ...orderTexts, ...renewalTexts };

/** A code of `renewalMailTexts`. */
export type RenewalTextCode = keyof typeof renewalMailTexts;

/** A subscription in mails. */
export interface RenewalMail {
  readonly site: Site;
  readonly subscription: Subscription;
  /** The order that started it. */
  readonly first: MailedOrder;
}
