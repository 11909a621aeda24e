import { saveLanguagesSchema } from '@frontage/site-api/schema';
import { findContributor } from '../../accounts/find-contributor';
import type { Contributor } from '../../accounts/create-identify';
import { writeAudit } from '../../audit/write-audit';
import { jsonBody } from '../../http/action/body-reader';
import type { EndpointRequest } from '../../http/endpoint';
import { changeSettings } from '../../sites/change-settings';
import { listLanguages, siteLanguage, withLanguages } from '../../sites/languages';
import type { SiteSettings } from '../../sites/site-settings';
import type { SettingsServices } from './define-settings-action';
import { defineSettingsCall, refuseSettings } from './define-settings-call';
import { languageSubject } from './language-subject';
import { sayOfSettings } from './settings-texts';

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
      'one that is left out are kept. 400 with what is wrong',
    who: maySave,
    takesToken: true,
    guard: 'crumb',
    body: jsonBody(saveLanguagesSchema),
    find: findContributor,
    run: ({ body, request, found }, services) =>
      saveLanguages(services, { contributor: found, request, languages: body.languages }),
  }),
  defineSettingsCall({
    method: 'DELETE',
    url: `${root}/connection`,
    about: 'leaves a site its main language alone; the words of the others are kept [7.06]',
    who: maySave,
    takesToken: true,
    guard: 'crumb',
    find: findContributor,
    run: ({ request, found }, services) =>
      saveLanguages(services, { contributor: found, request, languages: [] }),
  }),
];

/** Saves the languages of a site, and writes a change into the log. */
function saveLanguages(
  { store }: Pick<SettingsServices, 'store'>,
  {
    contributor: { account: by },
    request,
    languages,
  }: {
    readonly contributor: Contributor;
    readonly request: Pick<EndpointRequest, 'address'>;
    readonly languages: readonly string[];
  },
) {
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
