import { canonicalLanguage } from '@frontage/site-model';
import type { HiddenPage, SiteLanguage, SiteSettings } from './site-settings';

/** The most languages that a site has beside its main one. */
export const mostLanguages = 50;

/**
 * Returns what a site has for pages in a language.
 *
 * @param settings of the site
 * @param tag exactly as it is stored
 * @returns undefined for a language that it does not have, or that is switched off
 */
export function siteLanguage(
  { languages = {} }: Pick<SiteSettings, 'languages'>,
  tag: string,
): SiteLanguage | undefined {
  const found = Object.hasOwn(languages, tag) ? languages[tag] : undefined;
  return found?.isOff ? undefined : found;
}

/** Lists the languages of a site beside its main one [3.52], in alphabetical order. */
export function listLanguages(
  settings: Pick<SiteSettings, 'languages' | 'locale'>,
): readonly string[] {
  return Object.keys(settings.languages ?? {})
    .filter((tag) => !isMainLanguage(settings, tag) && siteLanguage(settings, tag) !== undefined)
    .sort();
}

/** Whether pages in the main language of a site have the words of a language. */
export function isMainLanguage({ locale }: Pick<SiteSettings, 'locale'>, tag: string): boolean {
  return locale === tag || locale.startsWith(`${tag}-`);
}

/**
 * Gives a site other languages beside its main one. One that it no longer has is switched off: its
 * words are kept, and come back with it.
 *
 * @param settings of the site
 * @param entered BCP 47 tags; the main language and repeated ones are left out
 * @returns the settings, the same where nothing changes; or the first text that is no tag
 */
export function withLanguages(
  settings: SiteSettings,
  entered: readonly string[],
): { readonly settings: SiteSettings } | { readonly wrong: string } {
  const tags = new Set<string>();
  for (const text of entered) {
    const tag = canonicalLanguage(text);
    if (tag === undefined) return { wrong: text };
    if (!isMainLanguage(settings, tag)) tags.add(tag);
  }
  const before = listLanguages(settings);
  if (tags.size === before.length && before.every((tag) => tags.has(tag))) return { settings };
  const siteLanguages = settings.languages ?? {};
  const languageEntries = Object.entries(siteLanguages).map(([tag, language]) => {
    if (isMainLanguage(settings, tag)) return [tag, language] as const;
    if (!tags.has(tag)) return [tag, { ...language, isOff: true }] as const;
    const { isOff: _off, hiddenPages: _hidden, ...words } = language;
    return [tag, words] as const;
  });
  const added = [...tags]
    .filter((tag) => !Object.hasOwn(siteLanguages, tag))
    .map((tag) => [tag, {}] as const);
  return {
    settings: { ...settings, languages: Object.fromEntries([...languageEntries, ...added]) },
  };
}

/** Lists the languages that a site had once, in alphabetical order. */
export function listRemovedLanguages({
  languages = {},
}: Pick<SiteSettings, 'languages'>): readonly string[] {
  return Object.keys(languages)
    .filter((tag) => languages[tag]?.isOff)
    .sort();
}

/**
 * Takes a language from a site; its words are kept.
 *
 * @param settings of the site
 * @param tag exactly as it is stored
 * @param hiddenPages the pages that are hidden with it, by id
 */
export function withoutLanguage(
  settings: SiteSettings,
  tag: string,
  hiddenPages: Readonly<Record<string, HiddenPage>>,
): SiteSettings {
  const language = { ...siteLanguage(settings, tag), isOff: true, hiddenPages };
  return { ...settings, languages: { ...settings.languages, [tag]: language } };
}
