import type { TestMethod } from '../payment/test-methods';
import type { SavedMethod } from '../payment/saved-method';

/** A card of the test provider: it pays on the hosted page, and later does what is said here. */
export interface TestCard {
  readonly lastFour: string;
  /** What the page says of it, in a few words: a list on a phone is narrow. */
  readonly about: string;
  /** What charging it without its owner comes to. */
  readonly charge: TestMethod;
}

/** The cards, the usual one first. */
export const testCards = [
  { lastFour: '4242', about: 'is charged again', charge: 'tok_approve' },
  { lastFour: '0341', about: 'declined later', charge: 'tok_decline' },
  { lastFour: '0069', about: 'expired later', charge: 'tok_expired' },
  { lastFour: '3184', about: 'asks for you later', charge: 'tok_authenticate' },
  { lastFour: '0259', about: 'pays late', charge: 'tok_pending' },
  { lastFour: '0119', about: 'later, answer lost', charge: 'tok_break' },
  { lastFour: '8888', about: 'later, no answer', charge: 'tok_silence' },
  { lastFour: '2222', about: 'later, told twice', charge: 'tok_twice' },
] as const satisfies readonly TestCard[];

/** Finds a card by its last four digits; the usual one for any others. */
export function findTestCard(lastFour: string | null): TestCard {
  return testCards.find((card) => card.lastFour === lastFour) ?? testCards[0];
}

/**
 * Keeps a card. Its name says which card it is, so nothing has to be remembered: no money moves.
 *
 * @param card the card
 * @param from id of the payment or the page on which it was named
 */
export function saveTestCard({ lastFour }: TestCard, from: string): SavedMethod {
  return { id: `tm_${from}_${lastFour}`, kind: 'card', lastFour };
}

/** Finds the card that was kept under a name; nothing for a name that was never given. */
export function readSavedCard(id: string): TestCard | undefined {
  const lastFour = /^tm_\w+_(\d{4})$/.exec(id)?.[1];
  return testCards.find((card) => card.lastFour === lastFour);
}
