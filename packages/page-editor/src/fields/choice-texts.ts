import { spokenTexts } from '../texts/spoken-texts';

/** What the dialogs say in which something is chosen. In English. */
export const choiceTexts = /* @__PURE__ */ spokenTexts('choices', {
  choose: 'Choose',
  search: 'Search',
  searching: 'Searching…',
  nothingFound: 'Nothing found.',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  foundFirst: (count: number) => `The first ${count}. Search for others.`,
  couldNotLoad: 'Could not load.',
  // Word for word [8.18s].
  collectionsFailed: 'Unable to load collections',
  tryAgain: 'Try again',
  close: 'Close',
} as const);
