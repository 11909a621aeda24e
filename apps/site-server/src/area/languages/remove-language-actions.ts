import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import type { Contributor } from '../../accounts/create-identify';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import type { Call } from '../../http/action/call';
import { Refused } from '../../http/action/refused';
import { seeOther } from '../../http/see-other';
import { isForVisitors, listLanguagePages } from '../../pages/translations/list-language-pages';
import { listLanguages, listRemovedLanguages } from '../../sites/languages';
import type { Site } from '../../sites/site-settings';
import type { SettingsServices } from '../settings/define-settings-action';
import { languagesPath, removedLanguagePath } from '../settings/language-path';
import { removeLanguage, restoreLanguage } from './remove-language';
import { removedLanguagePage, removeLanguagePage } from './remove-language-page';

type Services = Pick<SettingsServices, 'store' | 'identify'>;

const { defineAction, refuse } = actionsFor<Services, Site, AccountRefusal>(accountManner);

const who = 'permission:settings.locale';
const url = `${languagesPath}/:tag` as const;

/** Makes the finder of a language of a list, and of who asks for it. */
function findIn(list: (settings: Site['settings']) => readonly string[]) {
  return async (
    call: Pick<Call<Site, { readonly tag: string }>, 'request' | 'site' | 'params'>,
    services: Pick<Services, 'identify'>,
  ): Promise<Contributor | Refused<AccountRefusal>> => {
    const contributor = await findContributor(call, services);
    if (contributor instanceof Refused) return contributor;
    const isKnown = list(call.site.settings).includes(call.params.tag);
    return isKnown ? contributor : refuse({ status: 404, code: 'gone' });
  };
}

/** What removes a language, after asking what becomes of its pages, and brings it back. */
export const removeLanguageActions = [
  defineAction({
    method: 'GET',
    url: `${url}/remove`,
    about: 'asks what becomes of the pages in a language before it is removed',
    who,
    guard: { none: 'changes nothing' },
    find: findIn(listLanguages),
    async run({ site, params: { tag } }, { store }) {
      return (await listLanguagePages(store.read, site.id, tag)).filter(isForVisitors);
    },
    json: false,
    page: (pages, { site, params: { tag }, found }) =>
      removeLanguagePage(site, found, { tag, pages }),
  }),
  defineAction({
    method: 'POST',
    url: `${url}/remove`,
    about:
      '`pages=hide|keep`: takes a language from a site, with its pages or without; its words are ' +
      'kept. 303, 403 for those who may not publish pages and want them hidden',
    who,
    guard: 'origin',
    body: formBody(z.object({ pages: z.enum(['hide', 'keep']) })),
    find: findIn(listLanguages),
    async run({ site, request, body, params: { tag }, found: contributor }, { store }) {
      const hides = body.pages === 'hide';
      if (hides && !contributor.permissions.includes('config.publishContent'))
        return refuse({ status: 403, code: 'denied' });
      await removeLanguage(store, { site, request, contributor, tag }, hides);
      return {};
    },
    json: false,
    page: (_nothing, { params: { tag } }) => seeOther(`${removedLanguagePath(tag)}?done=removed`),
  }),
  defineAction({
    method: 'GET',
    url: `${url}/removed`,
    about: 'what was hidden with a language, and the way back',
    who,
    guard: { none: 'changes nothing' },
    query: z.object({ done: z.literal('removed').optional().catch(undefined) }),
    find: findIn(listRemovedLanguages),
    run: () => ({}),
    json: false,
    page: (_nothing, { site, params: { tag }, query: { done }, found }) =>
      removedLanguagePage(site, found, { tag, done }),
  }),
  defineAction({
    method: 'POST',
    url: `${url}/removed`,
    about: 'gives a site a language back that it had once, with the pages hidden with it; 303',
    who,
    guard: 'origin',
    find: findIn(listRemovedLanguages),
    async run({ site, request, params: { tag }, found: contributor }, { store }) {
      if (hasHidden(site, tag) && !contributor.permissions.includes('config.publishContent'))
        return refuse({ status: 403, code: 'denied' });
      await restoreLanguage(store, { site, request, contributor, tag });
      return {};
    },
    json: false,
    page: () => seeOther(`${languagesPath}?done=saved`),
  }),
];

function hasHidden({ settings }: Site, tag: string): boolean {
  return Object.keys(settings.languages?.[tag]?.hiddenPages ?? {}).length > 0;
}
