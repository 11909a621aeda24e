import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a gift card. */
export const giftCardTexts = defineTexts('gift-card', {
  value: 'Value',
  /** Above the fields that say for whom it is. */
  gift: 'Who is it for?',
  giftHint: 'We email it to them. Leave this empty to get the code yourself.',
  to: 'Their name',
  email: 'Their email address',
  from: 'Your name',
  message: 'Your message',
  date: 'Send it on',
  dateHint: 'Leave it empty to send the card as soon as it is paid.',
  buy: 'Buy gift card',
  /** Where it is bought on another page. */
  choose: 'Choose a value',
  next: 'You can review everything before you pay.',
  /** What the one who gets it will see. */
  preview: 'This is what they will get',
  previewFor: 'For {name}',
  previewFrom: 'From {name}',
});

/** The same, ready to be said. */
export type GiftCardTexts = SaidTexts<typeof giftCardTexts>;
