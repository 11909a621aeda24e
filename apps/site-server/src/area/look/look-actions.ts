import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { findPublishedPage } from '../../pages/documents/published-pages';
import { readPath } from '../../pages/read-path';
import { uncachedPage } from '../../pages/uncached-page';
import { saveLook, type ChangedLook } from './looks';
import { defineLookAction, refuseLook } from './define-look-action';
import { loadLook } from './load-look';
import { lookPage } from './look-page';
import { lookForm, lookHref, lookPageQuery, lookPath, lookQuery } from './look-query';
import { findLookVersion, findNewestLookVersion } from './look-versions';
import { readLookForm, type EnteredLook } from './read-look-form';

const who = 'permission:config.editDesign';
const nothing = { none: 'changes nothing' } as const;

/** The look of a site [2.24c]: chosen, tried on any page, kept as a draft, published. */
export const lookActions = [
  defineLookAction({
    method: 'GET',
    url: lookPath,
    parameters: '?at=…',
    about:
      '`{ data: { number, look, published } }`: the newest version of the look of the site, and ' +
      'the number of the one that visitors see; as a page, where it is chosen',
    who,
    guard: nothing,
    query: lookQuery,
    find: findContributor,
    run: ({ site }, services) => loadLook(services, site),
    json: ({ newest: { number, look }, published }) => ({
      data: { number, look, published: published?.number ?? 0 },
    }),
    page: (loaded, { site, found, query }, { runtime }) =>
      lookPage(site, found, { ...loaded, ...query, runtime }),
  }),
  defineLookAction({
    method: 'POST',
    url: lookPath,
    about:
      '`do=draft|publish|reset@…|start@…`, `seen`, and the parts of a look by name: saves them as ' +
      'a new version, which visitors see if it is published; 303, 400 with what is wrong, 409 ' +
      'where somebody else has saved a look meanwhile',
    who,
    guard: 'origin',
    body: formBody(lookForm),
    find: findContributor,
    async run({ site, request, body, found: { account: by } }, { store }) {
      const entered = readLookForm(body, site.settings.theme);
      if (entered.wrong.size > 0) return { entered, changed: undefined };
      const actor = { by, request, seen: body.seen };
      const isPublished = body.do === 'publish';
      return { entered, changed: await saveLook(store, actor, { ...entered, isPublished }) };
    },
    json: false,
    async page({ entered, changed }, { site, body, found }, services) {
      if (changed && changed.outcome !== 'overtaken')
        return seeOther(lookHref(body.at, doneOf(changed, body.do === 'publish')));
      const loaded = await loadLook(services, site);
      return lookPage(site, found, {
        ...loaded,
        at: body.at,
        runtime: services.runtime,
        entered: body,
        ...failureOf(entered, changed),
      });
    },
  }),
  defineLookAction({
    method: 'GET',
    url: `${lookPath}/page`,
    parameters: '?at=…&plain&version=…',
    about:
      'a published page in the newest look, in that of a version, or `plain`: in the theme alone',
    who,
    guard: nothing,
    query: lookPageQuery,
    async find({ site, query: { at } }, { store }) {
      const path = readPath(new URL(at, 'http://site.invalid').pathname);
      const page =
        path.kind === 'page' ? await findPublishedPage(store.read, site.id, path.slug) : undefined;
      return page ?? refuseLook({ status: 404, code: 'gone' });
    },
    async run({ site, query: { plain, version } }, { store }) {
      if (plain !== undefined) return {};
      if (version === undefined) return (await findNewestLookVersion(store.read, site)).look;
      const look = await findLookVersion(store.read, site.id, version);
      return look ?? refuseLook({ status: 404, code: 'gone' });
    },
    json: false,
    async page(look, { request, site, found: page }, services) {
      const shown = { ...site, settings: { ...site.settings, look } };
      const parts = { site: shown, page, status: 200, state: {} };
      const reply = await uncachedPage(services, request, parts);
      return { ...reply, headers: { ...reply.headers, 'x-robots-tag': 'noindex' } };
    },
  }),
];

/** What a change is told by in the next address. */
function doneOf(changed: ChangedLook, isPublished: boolean) {
  if (changed.outcome !== 'done') return { done: changed.outcome };
  return isPublished ? { done: 'published', before: String(changed.before) } : { done: 'saved' };
}

function failureOf({ wrong }: EnteredLook, changed: ChangedLook | undefined) {
  return changed
    ? ({ failure: 'overtaken', wrong } as const)
    : ({ failure: 'wrong', wrong } as const);
}
