import { englishTexts } from '../../texts/server-texts';

/** What the area says about tokens. In English, as is the whole area; `{…}` is filled in. */
const tokenTexts = {
  title: 'Tokens',
  intro:
    'A token lets a program do something for you, such as fetch the orders every night. It can never do more than you can, and it ends with your account.',
  none: 'There are no tokens yet.',
  noneFound: 'No token matches. Try part of the name, or show all.',
  search: 'Part of the name',
  state: 'State',
  allStates: 'All',
  unused: 'Not used yet',
  ending: 'Ends within 14 days',
  found: { one: '{count} token', other: '{count} tokens' },
  pickedOne: '{count} token is selected:',
  pickedOther: '{count} tokens are selected:',
  name: 'Name',
  maker: 'Made by',
  may: 'Can',
  used: 'Last used',
  notUsed: 'Not yet',
  ends: 'Ends',
  end: 'End',
  endOf: 'End {name}',
  newTitle: 'Make a token',
  newName: 'What it is for',
  newNameHint: 'For example, the program that uses it. The log shows it too.',
  days: 'How long it works',
  day: { one: '{count} day', other: '{count} days' },
  mayLegend: 'What it can do',
  mayHint: 'No more than the program needs.',
  newButton: 'Make token',
  nameMissing: 'Enter what it is for.',
  mayMissing: 'Choose at least one.',
  madeTitle: 'Copy the token',
  madeText: 'It is shown only now. Keep it like a password: anyone who has it can use it.',
  madeLabel: 'Token',
  madeUse: 'A program sends it with each request:',
  madeDone: 'I have copied it',
  endTitle: { one: 'End {count} token?', other: 'End {count} tokens?' },
  endText:
    'A program that uses it can no longer do anything here. This cannot be undone: you would have to make a new token and give it to the program.',
  endButton: 'End tokens',
  endedDone: 'Ended. It no longer works.',
  nothingDone: 'Nothing was done: select tokens first.',
} as const;

/** A code of these texts. */
export type TokenCode = keyof typeof tokenTexts;

/** Gives a text about tokens. */
export const { say: sayOfTokens } = englishTexts(tokenTexts);
