import { cookiePolicy } from '@frontage/site-model';
import {
  readCookieBanner,
  readHtmlWords,
  writeHtmlWords,
  type CookieBanner,
} from '@frontage/site-model/fields';
import { isRecord } from '@frontage/core-lifecycle/reading';
import { readCookieSettings } from '../../sites/read-cookie-settings';
import type { SiteSettings } from '../../sites/site-settings';
import { readLineWords, writeLineWords } from './line-words';
import type { SettingField, SettingSubject } from './setting-field';
import { withContext } from './with-context';

/** The most characters that the banner says. */
const longest = 2_000;

/** The stored names of settings that are on or off [3.22]. */
type CookieFlag =
  | 'isCookieBannerEnabled'
  | 'isActivityLogEnabled'
  | 'isAnalyticsCookiesDisabled'
  | 'isRestrictiveCookiePolicyAbsolute';

/** The cookie banner and what may happen before and after its answer [3.22]. */
export const cookieSubject: SettingSubject = {
  id: 'cookies',
  title: 'Cookies',
  about: 'The cookie banner: what it says, how it looks, and what waits for the answer.',
  needs: 'settings.general',
  tried: 'cookies',
  note:
    'Statistics, advertising, and what other providers show (maps, comments, their fonts, code from other addresses) wait until a visitor accepts. ' +
    'In the EU, the UK and Switzerland, visitors must be asked first, and refusing must be as easy as accepting. In California and other US states, a browser that sends Global Privacy Control has refused; your site respects that everywhere.',
  fields: [
    flag('isCookieBannerEnabled', 'Ask visitors with a cookie banner'),
    {
      name: 'cookieBannerAcceptType',
      label: 'What visitors can answer',
      hint: 'In the EU a banner needs both buttons: without “Decline” there is no valid consent.',
      kind: 'choice',
      options: offer([
        ['OPT_IN', 'Accept only'],
        ['OPT_IN_AND_OUT', 'Accept or decline'],
      ]),
      read: (settings) => bannerOf(settings).acceptType,
      warning: {
        text: 'Visitors from the EU cannot refuse in this banner. Choose “Accept or decline”.',
        while: [
          '[name=isCookieBannerEnabled]:checked',
          '[name=cookieBannerAcceptType] [value=OPT_IN]:checked',
        ],
      },
      write: (settings, entered) => withCookies(settings, { cookieBannerAcceptType: entered }),
    },
    {
      name: 'cookieBannerText',
      label: 'What the banner says',
      hint: 'Leave empty for our words. Write [words](/address) for a link, such as to your privacy policy.',
      kind: 'lines',
      rows: 4,
      read: (settings) =>
        readHtmlWords(readCookieSettings(settings).cookieBannerText).map(writeLineWords).join('\n'),
      write: writeWords,
    },
    words('cookieBannerCtaText', 'Button to accept', 'Leave empty for “Accept”.'),
    words('cookieBannerOptOutCtaText', 'Button to decline', 'Leave empty for “Decline”.'),
    look('cookieBannerCtaVariant', 'Buttons', 'ctaVariant', [
      ['ICON', 'Icons: a tick and a cross'],
      ['TEXT', 'Words'],
      ['BUTTON', 'Filled buttons'],
    ]),
    look('cookieBannerVariant', 'Shape', 'variant', [
      ['BAR', 'A bar across the page'],
      ['POPUP', 'A box in a corner'],
    ]),
    look('cookieBannerPosition', 'Place', 'position', [
      ['BOTTOM', 'Bottom (bar)'],
      ['TOP', 'Top (bar)'],
      ['BOTTOM_LEFT', 'Bottom, where lines begin (box)'],
      ['BOTTOM_RIGHT', 'Bottom, where lines end (box)'],
      ['TOP_LEFT', 'Top, where lines begin (box)'],
      ['TOP_RIGHT', 'Top, where lines end (box)'],
    ]),
    look('cookieBannerTheme', 'Colours', 'theme', [
      ['DARK', 'Dark'],
      ['LIGHT', 'Light'],
    ]),
    flag('isAnalyticsCookiesDisabled', 'No statistics cookies before a visitor accepts'),
    {
      ...flag(
        'isRestrictiveCookiePolicyAbsolute',
        'None of them after a visitor has accepted, either',
      ),
      read: (settings) =>
        cookiePolicy(readCookieSettings(settings)).isRestrictiveCookiePolicyAbsolute ? 'on' : '',
    },
    {
      ...flag('isActivityLogEnabled', 'Keep what single visitors did'),
      hint: 'Only of visitors who agreed, and for as long as Visits says. Without it, visits are counted, nobody’s id is kept, and tests and replays have no visitors.',
    },
  ],
};

function flag(name: CookieFlag, label: string): SettingField {
  return {
    name,
    label,
    kind: 'check',
    read: (settings) => (readCookieSettings(settings)[name] ? 'on' : ''),
    write: (settings, entered) => withCookies(settings, { [name]: entered === 'on' }),
  };
}

function words(
  name: 'cookieBannerCtaText' | 'cookieBannerOptOutCtaText',
  label: string,
  hint: string,
): SettingField {
  return {
    name,
    label,
    hint,
    kind: 'text',
    read: (settings) => readCookieSettings(settings)[name],
    write: (settings, entered) =>
      entered.length > 40
        ? { wrong: `It has ${entered.length} characters; it can have up to 40.` }
        : withCookies(settings, { [name]: entered }),
  };
}

function look(
  name: string,
  label: string,
  member: 'ctaVariant' | 'variant' | 'position' | 'theme',
  choices: readonly (readonly [value: string, text: string])[],
): SettingField {
  return {
    name,
    label,
    kind: 'choice',
    options: offer(choices),
    read: (settings) => bannerOf(settings)[member],
    write: (settings, entered) => withCookies(settings, { [name]: entered }),
  };
}

function writeWords(settings: SiteSettings, entered: string) {
  if (entered.length > longest)
    return { wrong: `It has ${entered.length} characters; it can have up to ${longest}.` };
  const paragraphs = entered.split('\n').filter((line) => line.trim() !== '');
  const read = paragraphs.map(readLineWords);
  const wrong = read.find((line) => 'wrong' in line);
  if (wrong) return wrong;
  const lines = read.filter((line) => Array.isArray(line));
  return withCookies(settings, { cookieBannerText: writeHtmlWords(lines) });
}

function offer(choices: readonly (readonly [value: string, text: string])[]) {
  return () => Promise.resolve(choices);
}

function bannerOf(settings: SiteSettings): CookieBanner {
  return readCookieBanner(readCookieSettings(settings));
}

function withCookies(settings: SiteSettings, part: object): SiteSettings {
  const stored = isRecord(settings.context) ? settings.context['cookieSettings'] : undefined;
  return withContext(settings, 'cookieSettings', { ...(isRecord(stored) && stored), ...part });
}
