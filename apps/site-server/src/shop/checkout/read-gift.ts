import {
  giftControls,
  longestGiftMessage,
  noGift,
  type GiftDetails,
} from '@frontage/react-blocks/server';
import { plainLines, singleLine } from '../../texts/plain-lines';

/** The longest name or address, in UTF-16 units. */
const longestLine = 200;

/**
 * Reads for whom a gift card is; what a post does not carry stays as it was. A message that is too
 * long is kept with one character too many, so that it can be told.
 *
 * @param form the controls of a post
 * @param before what was entered until now
 */
export function readGift(form: URLSearchParams, before: GiftDetails = noGift): GiftDetails {
  const line = (name: keyof GiftDetails): string => {
    const value = form.get(giftControls[name]);
    return value === null ? before[name] : singleLine(value).slice(0, longestLine);
  };
  const message = form.get(giftControls.message);
  return {
    from: line('from'),
    to: line('to'),
    email: line('email'),
    date: line('date'),
    message:
      message === null
        ? before.message
        : plainLines(message)
            .trim()
            .slice(0, longestGiftMessage + 1),
  };
}
