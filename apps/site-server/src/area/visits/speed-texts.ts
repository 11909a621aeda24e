import { englishTexts } from '../../texts/server-texts';

/** The address of the page. */
export const speedPath = '/config/speed';

/** What the area says about the speed of pages. */
const speedTexts = {
  title: 'Speed',
  intro:
    'How fast your pages are for visitors who agreed to be counted, on their own devices and lines. Three of four views are at least this fast.',
  none: 'Nothing was measured in this period. The browsers of visitors who agree measure each page they open; the results appear here a minute later.',
  tableTitle: 'Page by page',
  page: 'Page',
  device: 'Device',
  measured: 'Measured',
  lcp: 'Largest picture or text (LCP)',
  inp: 'Answer to a press (INP)',
  cls: 'Things that jump (CLS)',
  good: 'good',
  middling: 'could be better',
  poor: 'poor',
  value: '{value} – {judged}',
  adviceTitle: 'What to mend',
  advice: '{page}, {device}: {what}',
  adviceNone: 'Every page is good on every device. There is nothing to mend.',
  lcpAdvice:
    'the largest picture or text stands there after {value}; up to 2.5 s is good. A smaller picture at the top, or fewer blocks above it, helps most.',
  inpAdvice:
    'a press is answered after {value}; up to 0.2 s is good. Scripts of other services and code blocks are the usual cause.',
  clsAdvice:
    'things jump while the page loads ({value}; up to 0.1 is good). Code blocks and frames without a height are the usual cause.',
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
} as const;

/** Gives a text about speed. */
export const { say: sayOfSpeed } = englishTexts(speedTexts);
