import { canonicalLanguage } from '@frontage/site-model';
import {
  isMainLanguage,
  listLanguages,
  listRemovedLanguages,
  mostLanguages,
  withLanguages,
} from '../../sites/languages';
import type { SiteSettings } from '../../sites/site-settings';
import { findEntries, type EntrySource } from '../words/find-entries';
import { listTextGroups } from '../words/list-text-groups';
import { languageName } from '../language-name';
import { languagePath, removedLanguagePath, removeLanguagePath } from './language-path';
import type { SettingLink, SettingSubject } from './setting-field';
import { sayOfSettings } from './settings-texts';

/** The languages that a site has beside its main one [3.52]. */
export const languageSubject: SettingSubject = {
  id: 'languages',
  title: sayOfSettings('languages'),
  about: 'The languages of your site beside its main one.',
  needs: 'settings.locale',
  links: (settings, tables) => {
    const groups = listTextGroups(tables);
    const words = [settings.locale, ...listLanguages(settings)].map((tag) => ({
      href: languagePath(tag),
      title: sayOfSettings('wordsIn', { language: languageName(tag) }),
      about: describeWords({ groups, settings, tag }),
    }));
    return [
      ...words,
      ...listLanguages(settings).map(removeLink),
      ...listRemovedLanguages(settings).map(restoreLink),
    ];
  },
  fields: [
    {
      name: 'languages',
      label: 'Other languages',
      hint: 'One language tag a line, such as ar or en-GB. Pages in one of them get its words, header and footer. To remove one, choose it below.',
      kind: 'lines',
      rows: 6,
      read: (settings) => listLanguages(settings).join('\n'),
      normalize: (entered) =>
        [...new Set(entered.split('\n').map((line) => line.trim()))]
          .filter((line) => line !== '')
          .sort()
          .join('\n'),
      write(settings, entered) {
        const tags = entered === '' ? [] : entered.split('\n');
        const main = tags.find((tag) => isMainLanguage(settings, tag));
        if (main !== undefined) return { wrong: `${main} is the main language of your site.` };
        const missing = listLanguages(settings).find((tag) => !tags.includes(tag));
        if (missing !== undefined)
          return { wrong: sayOfSettings('languageStays', { language: languageName(missing) }) };
        const returning = tags.find((tag) => hasHiddenPages(settings, tag));
        if (returning !== undefined)
          return { wrong: sayOfSettings('languageReturns', { language: languageName(returning) }) };
        if (tags.length > mostLanguages)
          return { wrong: `A site has up to ${mostLanguages} languages beside its main one.` };
        const made = withLanguages(settings, tags);
        return 'wrong' in made
          ? { wrong: sayOfSettings('notLanguage', { tag: made.wrong }) }
          : made.settings;
      },
    },
    {
      name: 'links',
      label: 'The header leads from a page to its translations',
      kind: 'check',
      read: ({ languageLinks = true }) => (languageLinks ? 'on' : ''),
      write: (settings, entered) => ({ ...settings, languageLinks: entered === 'on' }),
    },
  ],
};

/**
 * Whether a language was removed with its pages: those come back with it.
 *
 * @param entered its tag, as somebody may write it
 */
export function hasHiddenPages({ languages = {} }: SiteSettings, entered: string): boolean {
  const { isOff, hiddenPages = {} } = languages[canonicalLanguage(entered) ?? ''] ?? {};
  return isOff === true && Object.keys(hiddenPages).length > 0;
}

function removeLink(tag: string): SettingLink {
  return {
    href: removeLanguagePath(tag),
    title: sayOfSettings('removeLanguage', { language: languageName(tag) }),
    about: sayOfSettings('removeLanguageAbout'),
  };
}

function restoreLink(tag: string): SettingLink {
  return {
    href: removedLanguagePath(tag),
    title: sayOfSettings('restoreLanguage', { language: languageName(tag) }),
    about: sayOfSettings('restoreLanguageAbout'),
  };
}

/** Says how many texts a language lacks. What is written in English lacks none. */
function describeWords(source: EntrySource): string {
  const isEnglish = new Intl.Locale(source.tag).language === 'en';
  const state = isEnglish ? 'own' : 'missing';
  const count = findEntries(source, { state }).length;
  if (isEnglish) return sayOfSettings('ownWords', { count });
  return count === 0 ? sayOfSettings('allTranslated') : sayOfSettings('missingWords', { count });
}
