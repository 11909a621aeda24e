import { englishTexts } from '../../texts/server-texts';

/** What the area says about the ledger of consent. In English, as is the whole area. */
const consentListTexts = {
  title: 'Consent',
  intro:
    'Every answer to your cookie banner is written down here as proof, without a network address, and kept for three years.',
  settings: 'Change the banner',
  isOff: 'The banner is off: visitors are not asked.',
  accepted: 'Accepted',
  refused: 'Refused',
  undecided: 'Visitors who leave without answering are not counted here: nothing is kept of them.',
  search: 'Consent number of a visitor',
  searchHint: 'Visitors find it on their own page, “Cookie settings”.',
  state: 'Answer',
  allStates: 'All answers',
  found: { one: '{count} answer', other: '{count} answers' },
  none: 'Nobody has answered yet. Answers to the cookie banner appear here.',
  noneFound: 'No answer matches.',
  when: 'When',
  answer: 'Answer',
  allows: 'Allows',
  nothing: 'Only what is necessary',
  analytics: 'statistics',
  marketing: 'advertising',
  external: 'other providers',
  number: 'Consent number',
  noNumber: 'None',
  signal: 'with Global Privacy Control',
  shown: 'Banner',
  version: 'Version {version}',
  unknownText: 'Words of before, which are not known any more',
  ownPage: 'Chosen without the banner',
} as const;

/** Gives a text about the ledger of consent. */
export const { say: sayOfConsents } = englishTexts(consentListTexts);
