import { spamReasons } from '../forms/submissions/judge-spam';
import { englishOrderLifeTexts } from './english-order-life-texts';
import { englishOrderTexts } from './english-order-texts';
import { englishPaymentTexts } from './english-payment-texts';

/**
 * What the server itself says to visitors and owners, by code, in English: on pages of its
 * own and in mails. `{…}` is filled in. A site has others in its settings, in the block
 * `server` of a language's `texts`.
 */
export const englishServerTexts = {
  // Pages behind the links of a newsletter's mail.
  confirmTitle: 'Confirm your subscription',
  confirmAsk: 'Do you want to get this newsletter?',
  confirmButton: 'Confirm',
  confirmDone: 'Your subscription is confirmed.',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeAsk: 'Do you want no more of this newsletter?',
  unsubscribeButton: 'Unsubscribe',
  unsubscribeDone: 'You are unsubscribed.',
  deadLinkTitle: 'This link does not work any more',
  deadLink: 'It was used, or it is too old. Enter your address once more to get a new one.',
  // The mail that asks whether an address wants a newsletter.
  newsletter: 'our newsletter',
  confirmSubject: 'Confirm your subscription: {what}',
  confirmMail:
    'Please confirm that you want to get {what} at this address. The link works for seven days.',
  confirmLink: 'Confirm the subscription',
  confirmIgnore: 'If you did not ask for it, do nothing: you will get no more mail.',
  unsubscribeLink: 'Unsubscribe',
  // Pages and answers after a form that could not be sent.
  formGoneTitle: 'The form could not be sent',
  formGone: 'It was not sent. This is what you entered:',
  tooLargeTitle: 'Too large',
  tooLarge: 'This is too large. Please send less at once.',
  // Mails to the owner.
  form: 'Form',
  submissionSubject: '{form}: new message',
  sentFrom: 'Sent from the page {page} ({path}).',
  noAnswer: 'No answer',
  suspectsSubject: '{form}: suspected spam',
  suspects:
    'Something was sent to the form {form} that looks like spam. It is kept with the others, marked, and its text is not mailed.',
  suspectsWhy: 'Why: {reasons}',
  suspectsOnce:
    'You get this at most once a day. Look through the submissions of the form, or export them, to see all of it.',
  subscriberSubject: '{form}: new subscriber',
  subscriber: '{who} has confirmed a subscription to {form}.',
  // The shop: what a cart does not take, and why.
  cartUnreadable: 'This could not be read. Please try again.',
  cartGone: 'This is not available any more.',
  cartSoldOut: 'This is sold out.',
  cartFewer: 'There are not as many: {count} at most.',
  cartOnce: 'This can be bought once at a time, and it is in your cart.',
  cartQuantity: 'Please choose a quantity from 1 to {count}.',
  cartFull: 'Your cart is full: it holds {count} lines at most.',
  cartNoLine: 'This is not in your cart any more.',
  cartBusy: 'Your cart was changed at the same moment. Please try again.',
  cartKeyUsed: 'This was sent before with something else in it. Please load the page again.',
  codeUnknown: 'We do not know this code.',
  codeExpired: 'This code has expired.',
  codeEarly: 'This code cannot be used yet.',
  codeUsed: 'This code was used up.',
  codeThere: 'This code is in your cart already.',
  codesFull: 'Your cart holds {count} codes at most.',
  giftEmpty: 'There is nothing left on this gift card.',
  giftCurrency: 'This gift card is in {currency}. Change the currency of your cart to use it.',
  currencyUnknown: 'We do not sell in this currency.',
  shippingUnknown: 'This way of shipping is not offered there.',
  countryUnknown: 'We do not ship to this country.',
  tooMany: 'That was too often. Please try again in a minute.',
  codeCaptcha: 'Please complete the check that you are a person.',
  tryLater: 'This does not work at the moment. Please try again later.',
  cartRefused: 'Your cart was not changed',
  // Who wants to hear when something is back.
  restockEmail: 'Please enter an email address, such as ada@example.com.',
  restockThere: 'This can be bought right now.',
  restockSubject: '{product} is back',
  restockMail: 'You wanted to hear when {product} can be bought again: now it can.',
  restockLink: 'Go to it',
  restockOnce: 'This is the only mail that you get about it.',
  ...spamReasons,
  ...englishOrderTexts,
  ...englishOrderLifeTexts,
  ...englishPaymentTexts,
} as const;

/** A code of `englishServerTexts`. */
export type ServerTextCode = keyof typeof englishServerTexts;
