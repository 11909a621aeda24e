import { englishTexts } from '../../texts/server-texts';

/** What the area says about gift cards. In English, as is the whole area; `{…}` is filled in. */
const giftCardTexts = {
  title: 'Gift cards',
  search: 'Last four characters or order number',
  state: 'State',
  allStates: 'All',
  open: 'With money on it',
  empty: 'Empty',
  found: { one: '{count} gift card', other: '{count} gift cards' },
  none: 'No gift cards yet. The ones that buyers buy appear here.',
  begin: 'See what you sell',
  noneFound: 'No gift card matches.',
  card: 'Card',
  ending: 'Ending in {digits}',
  endingIn: 'the card ending in {digits}',
  order: 'Order {number}',
  left: 'Left',
  issued: 'Issued',
  back: 'All gift cards',
  cardTitle: 'Gift card ending in {digits}',
  secret: 'Its code cannot be read here: only its buyer or its recipient has it.',
  ledger: 'What happened to it',
  when: 'When',
  what: 'What',
  amount: 'Amount',
  wasIssued: 'Issued',
  wasSpent: 'Spent',
  wasReturned: 'Given back',
  wasVoided: 'Voided: {reason}',
  void: 'Void this card',
  pickedOne: '{count} card is selected:',
  pickedOther: '{count} cards are selected:',
  voidButton: 'Void',
  voidMany: { one: 'Void {count} gift card?', other: 'Void {count} gift cards?' },
  voidManyText:
    'What is left on them can no longer be spent. Nobody gets money back. This cannot be undone.',
  voidManyButton: 'Void them',
  voidedMany: {
    one: '{count} card is voided. Nothing is left on it.',
    other: '{count} cards are voided. Nothing is left on them.',
  },
  nothing: 'Nothing was done: select cards with money on them.',
  voidText:
    'The {amount} left on it can no longer be spent. Nobody gets money back. This cannot be undone.',
  reason: 'Reason',
  reasonHint: 'Shown in the card’s history and in the log.',
  wrongReason: 'Enter a reason of up to 200 characters.',
  voided: 'The card is voided. Nothing is left on it.',
  alreadyEmpty: 'Nothing is left on this card.',
} as const;

/** Gives a text about gift cards. */
export const { say: sayOfGiftCards } = englishTexts(giftCardTexts);
