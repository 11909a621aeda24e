import { englishTexts } from '../../texts/server-texts';

/** The address of the visits. */
export const visitsPath = '/config/visits';

/** What the area says about visits. In English, as is the whole area; `{…}` is filled in. */
const visitsTexts = {
  title: 'Visits',
  // Periods.
  period: 'Period',
  '7': '7 days',
  '28': '28 days',
  '90': '90 days',
  before: 'the {count} days before',
  when: 'Day',
  // Key figures.
  views: 'Pages opened',
  visits: 'Visits',
  visitors: 'Visitors who agreed',
  perVisit: 'Pages per visit',
  phones: 'On phones',
  bots: 'Opened by programs',
  chart: 'Pages opened',
  chartTable: 'Pages opened by day',
  countedNote:
    'The server counts every page it sends, without cookies and without knowing who reads it. A visit begins when somebody comes from elsewhere. Search engines and other programs are counted apart, and you and other people who look after this site are not counted.',
  visitorsNote:
    '“Visitors who agreed” are different people, as far as each uses one browser: somebody who comes back in the period counts once. Visitors who refused or were not asked count as visits only, since nothing tells one from another. What tells visitors apart is deleted after {count} days, so earlier days have none.',
  none: 'Nobody has opened a page in this period. Each page that somebody opens is counted here within seconds; nothing has to be switched on.',
  // Tables.
  pagesTitle: 'What is read',
  page: 'Page',
  entries: 'Began here',
  pagesNone: 'Pages appear here once somebody has opened them.',
  sourcesTitle: 'Where people come from',
  source: 'From',
  direct: 'Typed, bookmarked, or not told',
  otherHosts: 'Other sites',
  sourcesNone: 'Sites that link to yours appear here once somebody has followed a link.',
  nextTitle: 'What they do next',
  step: 'From page to page',
  times: 'Times',
  nextNone: 'The ways from page to page appear here once somebody has opened two.',
  devicesTitle: 'What they read on',
  device: 'Device',
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
  devicesNone: 'Devices appear here once somebody has opened a page.',
  formsTitle: 'Forms',
  form: 'Form',
  seen: 'Seen',
  begun: 'Begun',
  sent: 'Sent',
  formStep: '{form}: came to step {step}',
  formGone: 'A deleted form',
  formsNone:
    'Forms appear here once one was sent, or was seen by somebody who agreed to be counted.',
  formsNote:
    'Seen and begun: by visitors who agreed to be counted. Sent: by everybody, so it can be more.',
  searchesTitle: 'Searches without an answer',
  search: 'Searched for',
  searchesNone: 'No search on this site was without an answer in this period.',
  searchesNote: 'Addresses and long numbers are left out: they may be about a person.',
  eventsTitle: 'What else pages report',
  event: 'Event',
  eventsNone:
    'Clicks on buttons, videos played and other events appear here once a visitor who agreed has caused one.',
  checkoutsTitle: 'Where checkouts ended',
  lostLink: 'What was lost on the way',
  export: 'Download {title} as CSV',
} as const;

/** Gives a text about visits. */
export const { say: sayOfVisits } = englishTexts(visitsTexts);
