import type { DeclaredSection } from '../area-sections';
import * as z from 'zod';
import type { AccountRefusal } from '../../accounts/account-manner';
import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import { Refused } from '../../http/action/refused';
import { seeOther } from '../../http/see-other';
import { findEditedPage } from '../../pages/documents/edited-page';
import { findTranslation, sweepTranslations } from '../../pages/translations/translations';
import { listLanguages } from '../../sites/languages';
import { enteredText } from '../../store/entered-text';
import { isStorable } from '../../store/is-storable';
import { addTranslation } from './add-translation';
import { defineTranslationAction, findTranslationAndPerson } from './define-translation-action';
import { loadTranslations } from './load-translations';
import { saveTranslatedPage } from './save-translated-page';
import { translatedPage } from './translated-page';
import { translationQuery, translationsPath } from './translation-query';
import { translationsPage } from './translations-page';

const who = 'permission:config.editContent';
const gone = new Refused<AccountRefusal>({ status: 404, code: 'gone' });

/** Pages in several languages: what is translated, what is missing, what has changed. */
export const translationActions = [
  defineTranslationAction({
    method: 'GET',
    url: translationsPath,
    parameters: '?language=…&q=…&state=none|missing|changed|done|lost',
    about:
      'the pages of the main language beside their translations, with what is missing or has changed',
    who: 'permission:config.readContent',
    guard: { none: 'changes nothing' },
    query: translationQuery,
    find: findContributor,
    run: ({ site, query }, { store }) => loadTranslations(store.read, site, query),
    json: ({ language, languages, rows }) => ({ data: { language, languages, pages: rows } }),
    page: (shown, { site, found }) => translationsPage(site, found, shown),
  }),
  defineTranslationAction({
    method: 'POST',
    url: translationsPath,
    about:
      '`page`, `language`: makes a page for the translation of another one, which visitors do not ' +
      'see yet; 303 to it',
    who,
    guard: 'origin',
    body: formBody(z.object({ page: enteredText(60), language: enteredText(40) })),
    find: findContributor,
    async run({ site, request, body, found: contributor }, { store }) {
      const { language } = body;
      const original = await findEditedPage(store.read, site.id, body.page);
      const isKnown = listLanguages(site.settings).includes(language);
      if (!original || original.state === 'deleted' || !isKnown) return gone;
      if (await findTranslation(store.read, site.id, original.id)) return gone;
      return addTranslation(store, { request, contributor, original, language });
    },
    json: false,
    page: (id) => seeOther(`${translationsPath}/${id}?done=begun`),
  }),
  defineTranslationAction({
    method: 'GET',
    url: `${translationsPath}/:id`,
    about: 'the texts of a page beside their translations',
    who,
    guard: { none: 'changes nothing' },
    query: z.object({ done: z.enum(['saved', 'begun']).optional().catch(undefined) }),
    find: findTranslationAndPerson,
    run: () => ({}),
    json: false,
    page: (_nothing, { site, found, query: { done } }) => translatedPage(site, found, { done }),
  }),
  defineTranslationAction({
    method: 'POST',
    url: `${translationsPath}/:id`,
    about:
      '`text@<place>`, `fits@<place>`, `seen`: saves what was translated as the newest version of ' +
      'the page; 303, 400 with what is wrong, 409 where somebody else has changed it or its original',
    who,
    guard: 'origin',
    body: formBody(z.record(z.string().max(300), z.string().max(20_000).refine(isStorable))),
    find: findTranslationAndPerson,
    run: (call, { store }) => saveTranslatedPage(call, store),
    json: false,
    async page({ wrong }, call, services) {
      const { site, body: sent, found } = call;
      const { id } = found.page;
      if (wrong === undefined) return seeOther(`${translationsPath}/${id}?done=saved`);
      const now = await findTranslationAndPerson({ ...call, params: { id } }, services);
      return translatedPage(site, now instanceof Refused ? found : now, { sent, wrong });
    },
  }),
];

/** What translated pages add to the server. */
export const translationRoom = {
  sections: [
    { group: 'Site', path: translationsPath, text: 'Translations', needs: 'config.readContent' },
  ] satisfies readonly DeclaredSection[],
  actions: translationActions,
  sweeps: [{ run: sweepTranslations }],
};
