import { englishTexts } from '../../texts/server-texts';

/** What the area says about tokens. In English, as is the whole area; `{…}` is filled in. */
const tokenTexts = {
  title: 'Tokens',
  intro:
    'A token lets a program do something for you, such as fetch the orders every night. It never may more than you may yourself, and ends with your account.',
  none: 'There is no token.',
  name: 'Name',
  maker: 'Made by',
  may: 'May',
  used: 'Last used',
  unused: 'Not yet',
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
  endedDone: 'The token is ended. Nothing can be done with it any more.',
} as const;

/** A code of these texts. */
export type TokenCode = keyof typeof tokenTexts;

/** Gives a text about tokens. */
export const { say: sayOfTokens } = englishTexts(tokenTexts);
