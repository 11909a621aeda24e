import { giftControls, longestGiftMessage, type GiftDetails } from '@frontage/react-blocks/server';
import { giftSendingTime } from '../orders/gift-sending-time';
import type { checkoutTexts } from './checkout-texts';
import { isMailable } from './is-mailable';

/** From nine in the morning, when cards are sent, to midnight, in milliseconds. */
const restOfDay = 15 * 60 * 60 * 1000;

/** How long ahead a gift card may be sent, in milliseconds: a year. */
const furthest = 366 * 24 * 60 * 60 * 1000;

/**
 * What of a gift is missing or wrong before it can be paid.
 *
 * @param gift as it was entered
 * @param clock the site's time zone, and now in UTC milliseconds
 */
export function judgeGift(
  { email, to, message, date }: GiftDetails,
  { timeZone, now }: { timeZone: string; now: number },
): Readonly<Record<string, keyof typeof checkoutTexts>> {
  const isMeant = to !== '' || message !== '' || date !== '';
  const sendAt = date === '' ? now : giftSendingTime(date, timeZone);
  const isAhead = sendAt !== undefined && sendAt + restOfDay > now && sendAt <= now + furthest;
  return {
    ...(email === '' && isMeant && { [giftControls.email]: 'checkoutGiftEmail' as const }),
    ...(email !== '' && !isMailable(email) && { [giftControls.email]: 'checkoutEmail' as const }),
    ...(message.length > longestGiftMessage && {
      [giftControls.message]: 'checkoutGiftMessage' as const,
    }),
    ...(!isAhead && { [giftControls.date]: 'checkoutGiftDate' as const }),
  };
}
