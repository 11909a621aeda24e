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
    'Counted by the server as it sends pages, for everybody, without cookies and without anybody’s id. A visit begins when somebody comes from elsewhere. Search engines and other programs are counted apart, and you and other people who look after this site are not counted.',
  visitorsNote:
    '“Visitors who agreed” are different people, as far as one person has one browser: whoever comes back in the period counts once. Of visitors who refused, or were not asked, only visits are counted, since nothing tells one from another. Days more than {count} days ago have no visitors: what told them apart is deleted by then.',
  none: 'Nobody has opened a page in this period. Each page that somebody opens is counted here within seconds; nothing has to be switched on.',
  // Tables.
  pagesTitle: 'What is read',
  page: 'Page',
  entries: 'Began here',
  pagesNone: 'Pages stand here once somebody has opened them.',
  sourcesTitle: 'Where people come from',
  source: 'From',
  direct: 'Typed, bookmarked, or not told',
  otherHosts: 'Other sites',
  sourcesNone: 'Sites that lead here stand here once somebody has come.',
  nextTitle: 'What they do next',
  step: 'From page to page',
  times: 'Times',
  nextNone:
    'Which page is opened after which stands here once somebody has gone from one to another.',
  devicesTitle: 'On what they read',
  device: 'Device',
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
  devicesNone: 'Devices stand here once somebody has opened a page.',
  formsTitle: 'Forms',
  form: 'Form',
  seen: 'Seen',
  begun: 'Begun',
  sent: 'Sent',
  formStep: '{form}: came to step {step}',
  formGone: 'A form that is no more',
  formsNone:
    'Forms stand here once one was sent, or was seen by somebody who agreed to be counted.',
  formsNote:
    'Seen and begun: by visitors who agreed to be counted. Sent: by everybody, so it can be more.',
  searchesTitle: 'Searches without an answer',
  search: 'Searched for',
  searchesNone: 'No search on this site was without an answer in this period.',
  searchesNote: 'Addresses and long numbers are left out: they may be about a person.',
  eventsTitle: 'What else pages report',
  event: 'Event',
  eventsNone:
    'Clicks on buttons, videos played and other events stand here once a visitor who agreed has caused one.',
  checkoutsTitle: 'Where checkouts ended',
  lostLink: 'What was lost on the way',
  export: 'Download {title} as CSV',
} as const;

/** Gives a text about visits. */
export const { say: sayOfVisits } = englishTexts(visitsTexts);
