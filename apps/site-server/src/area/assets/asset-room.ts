import type { DeclaredSection } from '../area-sections';
import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { formBody, multipartBody } from '../../http/action/body-reader';
import { Refused } from '../../http/action/refused';
import type { AccountRefusal } from '../../accounts/account-manner';
import { seeOther } from '../../http/see-other';
import { enteredText } from '../../store/entered-text';
import { assetPage } from './asset-page';
import { assetPickActions } from './asset-pick-actions';
import { assetQuery, assetsPath } from './asset-query';
import { assetsPage } from './assets-page';
import { defineAssetAction, findAssetAndPerson } from './define-asset-action';
import { findAssetUses } from './find-asset-uses';
import { loadAssets } from './load-assets';
import { receiveAssets } from './receive-assets';
import { removeAsset } from './remove-asset';
import { saveAssetFacts } from './save-asset-facts';

const read = 'permission:config.readContent';
const edit = 'permission:config.editContent';
// For the pages of products, too.
const add = 'permission:config.editProductPages';
const nothing = { none: 'changes nothing' } as const;

/** The files of a site, for those who look after it. */
const assetActions = [
  defineAssetAction({
    method: 'GET',
    url: assetsPath,
    parameters:
      '?q=…&kind=picture|video|captions|forBuyers|withoutText&sort=oldest&before=…&after=…',
    about: 'the files of the site, newest first, fifty at a time',
    who: read,
    guard: nothing,
    query: assetQuery,
    find: findContributor,
    run: ({ site, query }, { store }) => loadAssets(store.read, site.id, query),
    json: ({ count, part }) => ({ data: { count, files: part.rows } }),
    page: (list, { site, found }) => assetsPage(site, found, list),
  }),
  defineAssetAction({
    method: 'POST',
    url: assetsPath,
    about:
      'files as `multipart/form-data`: adds each; 303, or 400 with what is wrong with those that ' +
      'were not added; as JSON `{ data: { added, files, wrong } }`, each file with `id`, `name` and ' +
      '`kind`',
    who: add,
    guard: 'origin',
    body: multipartBody,
    find: findContributor,
    run: async ({ request, found: { account } }, services) =>
      (await receiveAssets(services, request, account)) ??
      new Refused<AccountRefusal>({ status: 400, code: 'unreadable' }),
    async page({ added, wrong }, { site, found }, { store }) {
      if (wrong.length === 0) return seeOther(`${assetsPath}?added=${added}`);
      const shown = await loadAssets(store.read, site.id, { added });
      return assetsPage(site, found, { ...shown, wrong });
    },
  }),
  ...assetPickActions,
  defineAssetAction({
    method: 'GET',
    url: `${assetsPath}/:id`,
    about: 'one file: its name, texts and focal point, and where it is used',
    who: read,
    guard: nothing,
    query: z.object({ done: z.literal('saved').optional().catch(undefined) }),
    find: findAssetAndPerson,
    run: ({ site, found: { asset } }, { store }) => findAssetUses(store.read, site, asset.id),
    json: false,
    page: (uses, { site, found: { contributor, asset }, query: { done } }) =>
      assetPage(site, contributor, { asset, uses, done }),
  }),
  defineAssetAction({
    method: 'POST',
    url: `${assetsPath}/:id`,
    about:
      '`seen`, `name`, `alt`, `x`, `y`: changes them for visitors at once; 303, 400 with what is ' +
      'wrong, 409 where somebody else has changed the file',
    who: edit,
    guard: 'origin',
    body: formBody(
      z.object({
        seen: enteredText(100),
        name: enteredText(1_000),
        alt: enteredText(5_000),
        x: enteredText(20),
        y: enteredText(20),
      }),
    ),
    find: findAssetAndPerson,
    run: saveAssetFacts,
    json: false,
    async page(outcome, { site, found: { contributor, asset } }, { store }) {
      if (outcome.wrong === undefined) return seeOther(`${assetsPath}/${asset.id}?done=saved`);
      const uses = await findAssetUses(store.read, site, asset.id);
      return assetPage(site, contributor, { ...outcome, uses });
    },
  }),
  defineAssetAction({
    method: 'POST',
    url: `${assetsPath}/:id/delete`,
    about:
      '`although`: deletes a file; 303, or 409 for one that is used, unless it is to be deleted ' +
      'although it is',
    who: edit,
    guard: 'origin',
    body: formBody(z.object({ although: z.literal('on').optional() })),
    find: findAssetAndPerson,
    run: removeAsset,
    json: false,
    page: (uses, { site, found: { contributor, asset } }) =>
      uses.length === 0
        ? seeOther(`${assetsPath}?${new URLSearchParams({ deleted: asset.name }).toString()}`)
        : assetPage(site, contributor, { asset, uses, isStillUsed: true }),
  }),
];

/** What the files of the area add to the server. */
export const assetRoom = {
  sections: [
    { group: 'Site', path: assetsPath, text: 'Files', needs: 'config.readContent' },
  ] satisfies readonly DeclaredSection[],
  actions: assetActions,
};
