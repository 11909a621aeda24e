import { canonicalLanguage } from '@frontage/site-model';
import { saveLanguagesSchema } from '@frontage/site-api/schema';
import { findContributor } from '../../accounts/find-contributor';
import type { Contributor } from '../../accounts/create-identify';
import { writeAudit } from '../../audit/write-audit';
import { jsonBody } from '../../http/action/body-reader';
import type { EndpointRequest } from '../../http/endpoint';
import { changeSettings } from '../../sites/change-settings';
import { listLanguages, siteLanguage, withLanguages } from '../../sites/languages';
import type { Site, SiteSettings } from '../../sites/site-settings';
import type { SettingsServices } from '../settings/define-settings-action';
import { defineSettingsCall, refuseSettings } from '../settings/define-settings-call';
import { hasHiddenPages, languageSubject } from '../settings/language-subject';
import { sayOfSettings } from '../settings/settings-texts';
import { showHiddenPages } from './show-hidden-pages';

const root = '/api/multilingual';
const mayRead = 'permission:settings.readLocale';
const maySave = `permission:${languageSubject.needs}` as const;

const languagesOf = (settings: SiteSettings) => ({
  language: settings.locale,
  languages: listLanguages(settings),
});

/** The four calls about the languages of a site [7.06]. */
export const languageCalls = [
  defineSettingsCall({
    method: 'GET',
    url: `${root}/settings`,
    about:
      '`{ data: { language, languages } }`: the main language of a site, and the others [7.06]',
    who: mayRead,
    takesToken: true,
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: ({ site: { settings } }) => languagesOf(settings),
  }),
  defineSettingsCall({
    method: 'GET',
    url: `${root}/status`,
    about:
      '`{ data: { connected, languages: [{ language, texts }] } }`: whether it has others, and how ' +
      'many of its texts it has in each [7.06]',
    who: mayRead,
    takesToken: true,
    guard: { none: 'changes nothing' },
    find: findContributor,
    run({ site: { settings } }) {
      const languages = listLanguages(settings).map((language) => ({
        language,
        texts: countTexts(settings, language),
      }));
      return { connected: languages.length > 0, languages };
    },
  }),
  defineSettingsCall({
    method: 'PUT',
    url: `${root}/languages`,
    about:
      '`{ languages }` saves which languages it has beside its main one [3.52] [7.06]; the words of ' +
      'one that is left out are kept, and one that comes back brings the pages hidden with it. 400 ' +
      'with what is wrong, 403 for those who may not publish pages and bring some',
    who: maySave,
    takesToken: true,
    guard: 'crumb',
    body: jsonBody(saveLanguagesSchema),
    find: findContributor,
    run: ({ site, body: { languages }, request, found: contributor }, services) =>
      saveLanguages(services, { site, contributor, request, languages }),
  }),
  defineSettingsCall({
    method: 'DELETE',
    url: `${root}/connection`,
    about: 'leaves a site its main language alone; the words of the others are kept [7.06]',
    who: maySave,
    takesToken: true,
    guard: 'crumb',
    find: findContributor,
    run: ({ site, request, found: contributor }, services) =>
      saveLanguages(services, { site, contributor, request, languages: [] }),
  }),
];

/**
 * Saves the languages of a site, with the pages that were hidden with those that come back, and
 * writes a change into the log.
 */
function saveLanguages(
  { store }: Pick<SettingsServices, 'store'>,
  {
    site,
    contributor,
    request,
    languages,
  }: {
    readonly site: Site;
    readonly contributor: Contributor;
    readonly request: Pick<EndpointRequest, 'address'>;
    readonly languages: readonly string[];
  },
) {
  const { account: by, permissions } = contributor;
  const returning = languages.filter((tag) => hasHiddenPages(site.settings, tag));
  if (returning.length > 0 && !permissions.includes('config.publishContent'))
    return refuseSettings({ status: 403, code: 'denied' });
  return store.change(async (db) => {
    const steps: { readonly before: SiteSettings; readonly after: SiteSettings }[] = [];
    const wrong: string[] = [];
    await changeSettings(
      db,
      by.siteId,
      (before) => {
        const made = withLanguages(before, languages);
        if ('wrong' in made) wrong.push(made.wrong);
        const after = 'wrong' in made ? before : made.settings;
        steps.push({ before, after });
        return after;
      },
      store.now(),
    );
    const [tag] = wrong;
    if (tag !== undefined)
      return refuseSettings({
        status: 400,
        code: 'wrong',
        errors: { languages: sayOfSettings('notLanguage', { tag }) },
      });
    const [step] = steps;
    // The site has just gone.
    if (!step) return refuseSettings({ status: 404, code: 'noSite' });
    for (const entered of returning) {
      const tag = canonicalLanguage(entered) ?? entered;
      await showHiddenPages(db, store, { request, site, contributor, tag });
    }
    if (step.before !== step.after)
      await writeAudit(db, store, {
        act: 'settingsChanged',
        by,
        request,
        subject: languageSubject.title,
        change: {
          before: listLanguages(step.before).join(', '),
          after: listLanguages(step.after).join(', '),
        },
      });
    return languagesOf(step.after);
  });
}

/** Counts the texts that a site has of its own in a language. */
function countTexts(settings: SiteSettings, language: string): number {
  const blocks = Object.values(siteLanguage(settings, language)?.texts ?? {});
  return blocks.reduce((count, texts) => count + Object.keys(texts).length, 0);
}
