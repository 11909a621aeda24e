import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { publishLookAgain, restoreLook } from './looks';
import { defineLookAction, refuseLook } from './define-look-action';
import { lookHref, lookPath, versionForm, type LookDone } from './look-query';
import { listLookVersions } from './look-versions';
import { lookVersionPage } from './look-version-page';
import { lookVersionsPage } from './look-versions-page';

const who = 'permission:config.editDesign';
const url = `${lookPath}/versions` as const;
const nothing = { none: 'changes nothing' } as const;

const done: Readonly<Record<'restore' | 'undo' | 'publish', LookDone>> = {
  restore: 'restored',
  undo: 'undone',
  publish: 'publishedAgain',
};

/** The versions of a look: who saved which, and what makes one the newest again. */
export const lookVersionActions = [
  defineLookAction({
    method: 'GET',
    url,
    about: '`{ data: { versions } }`: the versions of the look, newest first: who, and when',
    who,
    guard: nothing,
    find: findContributor,
    run: ({ site }, { store }) => listLookVersions(store.read, site.id),
    json: (versions) => ({ data: { versions } }),
    page: (versions, { site, found }) => lookVersionsPage(site, found, { versions }),
  }),
  defineLookAction({
    method: 'GET',
    url: `${url}/:number`,
    about: 'the site in a version of its look: who saved it, when, and what makes it the draft',
    who,
    guard: nothing,
    find: findContributor,
    async run({ site, params: { number } }, { store }) {
      const versions = await listLookVersions(store.read, site.id);
      const version = versions.find((one) => String(one.number) === number);
      if (!version) return refuseLook({ status: 404, code: 'gone' });
      return { version, newest: versions[0]?.number ?? version.number };
    },
    json: false,
    page: (shown, { site, found }) => lookVersionPage(site, found, shown),
  }),
  defineLookAction({
    method: 'POST',
    url,
    about:
      '`do=restore|undo|publish`, `number`, `seen`: makes a version the newest one again, or shows ' +
      'it to visitors again; 303, or 409 where somebody else has saved a look meanwhile',
    who,
    guard: 'origin',
    body: formBody(versionForm),
    find: findContributor,
    run: ({ request, body, found: { account: by } }, { store }) => {
      const actor = { by, request, seen: body.seen };
      const change = body.do === 'publish' ? publishLookAgain : restoreLook;
      return change(store, actor, body.number);
    },
    json: false,
    async page({ outcome }, { site, body, found }, { store }) {
      if (outcome === 'overtaken')
        return lookVersionsPage(site, found, {
          versions: await listLookVersions(store.read, site.id),
          isOvertaken: true,
        });
      return seeOther(lookHref(body.at, { done: outcome === 'done' ? done[body.do] : 'gone' }));
    },
  }),
];
