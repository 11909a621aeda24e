import { summaryTexts, type SummaryTexts } from '@frontage/form-runtime';
import { textsInUse } from '@frontage/react-blocks/server';
import { textDirection } from '@frontage/site-model';
import { pageLanguage } from '../sites/page-language';
import type { SiteSettings } from '../sites/site-settings';
import { englishServerTexts, type ServerTextCode } from './english-server-texts';

/** What the server says in one language. */
export interface ServerTexts {
  /** BCP 47 tag of the words; `en` where the site has none of its own. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** A text with its `{…}` filled in; as it is, not for HTML. */
  say(code: ServerTextCode, values?: Readonly<Record<string, string>>): string;
  /** The words of a summary. */
  summary: SummaryTexts;
}

/**
 * The server's own texts in a language of a site: those that the site has, English for the others.
 *
 * @param settings the site's
 * @param language BCP 47 tag. @default the site's
 */
export function serverTexts(
  settings: SiteSettings,
  language: string = settings.locale,
): ServerTexts {
  return spokenIn(language, pageLanguage(settings, { language }).texts);
}

function spokenIn(language: string, texts: unknown): ServerTexts {
  const server = ownOf(texts, 'server');
  const lang = server === undefined ? 'en' : language;
  const say: ServerTexts['say'] = (code, values = {}) => {
    const text = ownOf(server, code);
    const said = typeof text === 'string' && text !== '' ? text : englishServerTexts[code];
    return said.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
    );
  };
  return {
    lang,
    dir: textDirection(lang),
    say,
    summary: { ...summaryTexts, likert: likertIn(language, texts), noAnswer: say('noAnswer') },
  };
}

/** As the form itself calls the answers. */
function likertIn(language: string, texts: unknown): SummaryTexts['likert'] {
  const { likert } = summaryTexts;
  const fields = textsInUse(texts, language)?.spoken['form-fields'];
  return {
    '-2': fields?.stronglyDisagree ?? likert['-2'],
    '-1': fields?.disagree ?? likert['-1'],
    '0': fields?.neutral ?? likert['0'],
    '1': fields?.agree ?? likert['1'],
    '2': fields?.stronglyAgree ?? likert['2'],
  };
}

function ownOf(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, key)
    ? (record as Record<string, unknown>)[key]
    : undefined; // looked at right here
}

/** For where there is no site to ask. */
export const englishTexts: ServerTexts = spokenIn('en', undefined);
