import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import type { Contributor } from '../../accounts/create-identify';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import { logListExport } from '../../audit/log-list-export';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import type { Call } from '../../http/action/call';
import { Refused } from '../../http/action/refused';
import { seeOther } from '../../http/see-other';
import { isMainLanguage, siteLanguage } from '../../sites/languages';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import { csvReply } from '../csv-reply';
import { answerSave } from '../settings/answer-save';
import type { SettingsServices } from '../settings/define-settings-action';
import { languageName } from '../language-name';
import { languagePath, languagesPath } from '../settings/language-path';
import { saveSettings } from '../settings/save-settings';
import { subjectPage } from '../settings/settings-page';
import { subjectQuery } from '../settings/subject-query';
import { exportTexts } from './export-texts';
import { findEntries } from '../words/find-entries';
import { framePath, languageFrameSubject } from './language-frame-subject';
import { languagePage } from './language-page';
import { languageQuery, textsHref } from './language-query';
import { sayOfLanguages } from './language-texts';
import { listTextGroups } from '../words/list-text-groups';
import { languageCalls } from './language-calls';
import { removeLanguageActions } from './remove-language-actions';
import { saveTexts } from './save-texts';
import { textField } from './text-field';

/** The services of the words of a site. */
export type LanguageServices = Pick<
  SettingsServices,
  'runtime' | 'store' | 'hideSecret' | 'identify' | 'serverTexts'
>;

const { defineAction, refuse } = actionsFor<LanguageServices, Site, AccountRefusal>(accountManner);

const who = 'permission:settings.locale';
const url = `${languagesPath}/:tag` as const;

/** How many texts a part of the list has. */
const partSize = 40;

/** Somebody who changes the words of a language. */
interface FoundLanguage {
  readonly contributor: Contributor;
  readonly tag: string;
}

type LanguageCall = Pick<Call<Site, { readonly tag: string }>, 'request' | 'site' | 'params'>;

/** Finds the language that an address names, and who asks for it. */
async function findLanguage(
  call: LanguageCall,
  services: Pick<LanguageServices, 'identify'>,
): Promise<FoundLanguage | Refused<AccountRefusal>> {
  const contributor = await findContributor(call, services);
  if (contributor instanceof Refused) return contributor;
  const { tag } = call.params;
  const { settings } = call.site;
  return tag === settings.locale || siteLanguage(settings, tag) !== undefined
    ? { contributor, tag }
    : refuse({ status: 404, code: 'gone' });
}

/** The same for a language whose pages may have a header and a footer of their own. */
async function findOtherLanguage(
  call: LanguageCall,
  services: Pick<LanguageServices, 'identify'>,
): Promise<FoundLanguage | Refused<AccountRefusal>> {
  const found = await findLanguage(call, services);
  if (found instanceof Refused || !isMainLanguage(call.site.settings, found.tag)) return found;
  return refuse({ status: 404, code: 'gone' });
}

const sentFields = z.record(z.string().max(200), z.string().max(10_000).refine(isStorable));

/** The words that pages and mails of a site say by themselves, in each of its languages. */
export const languageActions = [
  defineAction({
    method: 'GET',
    url,
    parameters: '?q=…&kind=…&state=missing|own&part=…',
    about: 'the texts that a site may say in its own words in a language, by subject',
    who,
    guard: { none: 'changes nothing' },
    query: languageQuery,
    find: findLanguage,
    run({ site: { settings }, query, found: { tag } }, { serverTexts }) {
      const groups = listTextGroups(serverTexts);
      const found = findEntries({ groups, settings, tag }, query);
      const start = (query.part - 1) * partSize;
      const rows = found.slice(start, start + partSize);
      const stored = rows.map(
        ({ entry }) => [entry.id, textField(entry, tag).read(settings)] as const,
      );
      const texts = { entered: new Map(stored), seen: new Map(stored) };
      return { groups, rows, count: found.length, hasMore: found.length > start + partSize, texts };
    },
    json: false,
    page: (shown, { site, query, found: { contributor, tag } }) =>
      languagePage(site, contributor, { ...shown, tag, query }),
  }),
  defineAction({
    method: 'POST',
    url,
    about:
      'saves the words that were changed; 303, 400 with what is wrong, 409 with what somebody ' +
      'else has changed meanwhile',
    who,
    guard: 'origin',
    query: languageQuery,
    body: formBody(sentFields),
    find: findLanguage,
    async run({ body: sent, request, found }, { store, serverTexts }) {
      const { contributor, tag } = found;
      const groups = listTextGroups(serverTexts);
      const all = groups.flatMap((group) => group.entries.map((entry) => ({ entry, group })));
      const post = { by: contributor.account, request, tag, all, sent };
      return { groups, ...(await saveTexts(store, post)) };
    },
    json: false,
    page({ groups, saved, rows, texts }, { site, query, found: { contributor, tag } }) {
      if ('changed' in saved) {
        const done = saved.changed > 0 ? 'saved' : 'unchanged';
        return seeOther(textsHref(languagePath(tag), { ...query, done }));
      }
      const shown = { tag, groups, query, rows, count: rows.length, hasMore: false, texts };
      return languagePage(site, contributor, { ...shown, status: saved.status });
    },
  }),
  defineAction({
    method: 'GET',
    url: `${url}/export`,
    parameters: '?q=…&kind=…&state=missing|own',
    about: 'the texts that the list shows as a table for translators, CSV, which the log tells',
    who,
    guard: { none: 'changes nothing but the log' },
    query: languageQuery,
    find: findLanguage,
    async run({ site: { settings }, request, query, found }, { store, serverTexts }) {
      const { contributor, tag } = found;
      const subject = sayOfLanguages('title', { language: languageName(tag) });
      await logListExport(store, { by: contributor.account, request, subject });
      const groups = listTextGroups(serverTexts);
      const entries = findEntries({ groups, settings, tag }, query);
      return exportTexts(entries, settings, tag);
    },
    json: false,
    page: (pieces, { found: { tag } }) => csvReply(`words-${tag}.csv`, pieces),
  }),
  defineAction({
    method: 'GET',
    url: `${url}/${framePath}`,
    about: 'what stands above and below pages in a language [3.50]',
    who: 'permission:config.editDesign',
    guard: { none: 'changes nothing' },
    query: subjectQuery,
    find: findOtherLanguage,
    run: ({ found: { tag } }) => languageFrameSubject(tag),
    json: false,
    page: (subject, { site, found: { contributor }, query: { done } }, { runtime }) =>
      subjectPage(site, contributor, {
        subject,
        options: new Map(),
        done,
        outlineScript: runtime.manifest.outline,
      }),
  }),
  defineAction({
    method: 'POST',
    url: `${url}/${framePath}`,
    about: 'saves them; 303, 400 with what is wrong, 409 with what somebody else has changed',
    who: 'permission:config.editDesign',
    guard: 'origin',
    body: formBody(z.record(z.string(), z.string().max(60_000).refine(isStorable))),
    find: findOtherLanguage,
    async run({ body: sent, request, found: { contributor, tag } }, { store, hideSecret: hide }) {
      const subject = languageFrameSubject(tag);
      const { account: by } = contributor;
      return { subject, saved: await saveSettings(store, { by, request, hide, subject, sent }) };
    },
    json: false,
    page: (outcome, { site, found: { contributor }, body: sent }, { store, runtime }) =>
      answerSave(store.read, {
        ...outcome,
        site,
        contributor,
        sent,
        outlineScript: runtime.manifest.outline,
      }),
  }),
];

/** What the words of a site add to the server. */
export const languageRoom = {
  actions: [...languageActions, ...removeLanguageActions, ...languageCalls],
};
