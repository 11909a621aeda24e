/** What the dialogs say in which something is chosen. In English, as is the whole area. */
export const choiceTexts = {
  choose: 'Choose',
  search: 'Search',
  searching: 'Searching…',
  nothingFound: 'Nothing found.',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  couldNotLoad: 'Could not load.',
  // Word for word [8.18s].
  collectionsFailed: 'Unable to load collections',
  tryAgain: 'Try again',
  close: 'Close',
} as const;
