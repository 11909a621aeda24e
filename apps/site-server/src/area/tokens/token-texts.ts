import { englishTexts } from '../../texts/server-texts';

/** What the area says about tokens. In English, as is the whole area; `{…}` is filled in. */
const tokenTexts = {
  title: 'Tokens',
  intro:
    'A token lets a program do something for you, such as fetch the orders every night. It never may more than you may yourself, and ends with your account.',
  none: 'There is no token.',
  noneFound: 'No token matches. Try a part of the name, or show all.',
  search: 'Words of the name',
  state: 'State',
  allStates: 'All',
  unused: 'Not used yet',
  ending: 'Ends within 14 days',
  found: { one: '{count} token', other: '{count} tokens' },
  pick: 'Pick',
  pickOf: 'Pick {name}',
  pickAll: 'Pick all that are shown',
  picked: 'What is picked:',
  pickedOne: '{count} token is picked:',
  pickedOther: '{count} tokens are picked:',
  name: 'Name',
  maker: 'Made by',
  may: 'May',
  used: 'Last used',
  notUsed: 'Not yet',
  ends: 'Ends',
  end: 'End',
  endOf: 'End {name}',
  newTitle: 'Make a token',
  newName: 'What it is for',
  newNameHint: 'Such as the program that uses it. The log says so too.',
  days: 'How long it works',
  day: { one: '{count} day', other: '{count} days' },
  mayLegend: 'What it may do',
  mayHint: 'No more than the program needs.',
  newButton: 'Make token',
  nameMissing: 'Enter what it is for.',
  mayMissing: 'Choose at least one.',
  madeTitle: 'Copy the token',
  madeText: 'It is shown only now. Keep it like a password: whoever has it may do what it may.',
  madeLabel: 'Token',
  madeUse: 'A program sends it with each request:',
  madeDone: 'I have copied it',
  endTitle: { one: 'End {count} token?', other: 'End {count} tokens?' },
  endText:
    'A program that uses it can do nothing here from now on. This cannot be undone: make another token, and give it to the program.',
  endButton: 'End tokens',
  goBack: 'Go back',
  endedDone: 'Ended. Nothing can be done with it any more.',
  nothingDone: 'Nothing was done: pick tokens first.',
} as const;

/** A code of these texts. */
export type TokenCode = keyof typeof tokenTexts;

/** Gives a text about tokens. */
export const { say: sayOfTokens } = englishTexts(tokenTexts);
