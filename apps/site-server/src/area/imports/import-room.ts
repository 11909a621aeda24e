import type { DeclaredSection } from '../area-sections';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Contributor } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { findWithPerson } from '../../accounts/find-with-person';
import { logListExport } from '../../audit/log-list-export';
import { actionsFor } from '../../http/action/actions-for';
import { formBody, multipartBody } from '../../http/action/body-reader';
import type { Call } from '../../http/action/call';
import { seeOther } from '../../http/see-other';
import { fetchPublicPicture } from '../../imports/other-sites/pictures/fetch-public-picture';
import type { Site } from '../../sites/site-settings';
import { csvReply } from '../csv-reply';
import { actOnImport } from './act-on-import';
import { beginReading } from './begin-reading';
import { beginRemoving } from './begin-removing';
import { exportLines } from './export-lines';
import { createImportGate } from './create-import-gate';
import { createImportFolders } from './import-folders';
import { importLimits } from './import-limits';
import { countLines } from './import-line';
import { importPage } from './import-page';
import { importBody, importPath, importQuery, importsPath } from './import-query';
import type { ImportServices } from './import-services';
import { sayOfImports } from './import-texts';
import { importsPage } from './imports-page';
import { isUnderWay } from './is-under-way';
import { loadImport } from './load-import';
import { removeImportPage } from './remove-import-page';
import { findImport, listImports } from './site-import';
import { sweepImports } from './sweep-imports';

const { defineAction } = actionsFor<ImportServices, Site, AccountRefusal>(accountManner);

const who = 'permission:config.editContent';

const findImportAndPerson = (
  call: Pick<Call<Site, { id: string }>, 'request' | 'site' | 'params'>,
  services: Pick<ImportServices, 'identify' | 'store'>,
) =>
  findWithPerson(call, services, async (db, siteId, id) => {
    const found = await findImport(db, siteId, id);
    return found && { import: found };
  });

const callOf = (
  { site, request }: Pick<Call<Site>, 'site' | 'request'>,
  contributor: Contributor,
) => ({ site, request, contributor });

/** What comes from other sites: looked at, brought in, and removed again. */
const importActions = [
  defineAction({
    method: 'GET',
    url: importsPath,
    about: 'the page that takes files from other sites, and past imports',
    who,
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: ({ site }, { store }) => listImports(store.read, site.id),
    json: false,
    page: (past, { site, found }, { store }) =>
      importsPage(site, found, { past, now: store.now() }),
  }),
  defineAction({
    method: 'POST',
    url: importsPath,
    about:
      'files as `multipart/form-data`: pages, pictures, zip files, exports of WordPress, tables of ' +
      'products; begins to read them: 303 to the page that tells what was found, or 400 with what ' +
      'is wrong; as JSON `{ data: { id } }` or `{ data: { wrong } }`',
    who,
    guard: 'origin',
    body: multipartBody,
    find: findContributor,
    run: (call, services) => beginReading(services, callOf(call, call.found)),
    async page(begun, { site, found }, { store }) {
      if ('id' in begun) return seeOther(importPath(begun.id));
      const past = await listImports(store.read, site.id);
      return importsPage(site, found, { past, now: store.now(), wrong: begun.wrong });
    },
  }),
  defineAction({
    method: 'GET',
    url: `${importsPath}/:id`,
    parameters: '?q=…&kind=page|post|product|picture|form|other&state=…&from=…',
    about:
      'one import: what was found, how far it is, what became of each thing; as JSON ' +
      '`{ data: { state, isUnderWay, done, total } }`',
    who,
    guard: { none: 'changes nothing' },
    query: importQuery,
    find: findImportAndPerson,
    run: ({ found, query }, { store }) => loadImport(store, found.import, query),
    json: ({ import: { state, done, total }, isUnderWay: isOn }) => ({
      data: { state, isUnderWay: isOn, done: Math.min(done, total || done), total },
    }),
    page: (shown, { site, found: { contributor } }) => importPage(site, contributor, shown),
  }),
  defineAction({
    method: 'POST',
    url: `${importsPath}/:id`,
    about:
      '`do=start` with what is taken (`page`, `post`, `product`, `picture`, `download`) brings it ' +
      'in as drafts, `do=stop` ends that, `do=read` reads the files again, `do=forget` discards ' +
      'them: 303',
    who,
    guard: 'origin',
    body: formBody(importBody),
    find: findImportAndPerson,
    run: (call, services) =>
      actOnImport(services, callOf(call, call.found.contributor), call.found.import, call.body),
    json: false,
    page: (isGone, { params: { id } }) => seeOther(isGone ? importsPath : importPath(id)),
  }),
  defineAction({
    method: 'GET',
    url: `${importsPath}/:id/export`,
    parameters: '?q=…&kind=…&state=…',
    about: 'what became of each thing that the list shows as a table, CSV, which the log tells',
    who,
    guard: { none: 'changes nothing but the log' },
    query: importQuery,
    find: findImportAndPerson,
    async run({ request, query, found }, { store }) {
      const { account: by } = found.contributor;
      await logListExport(store, { by, request, subject: sayOfImports('title') });
      return exportLines(store.read, found.import.id, query);
    },
    json: false,
    page: (pieces) => csvReply('import.csv', pieces),
  }),
  defineAction({
    method: 'GET',
    url: `${importsPath}/:id/remove`,
    about: 'asks before what an import made is removed',
    who,
    guard: { none: 'changes nothing' },
    find: findImportAndPerson,
    run: ({ found }, { store }) => countLines(store.read, found.import.id),
    json: false,
    page: (counts, { site, found }) =>
      removeImportPage(site, found.contributor, found.import, counts),
  }),
  defineAction({
    method: 'POST',
    url: `${importsPath}/:id/remove`,
    about:
      'removes what an import made, but for what was changed, published or used since: 303 to its ' +
      'page',
    who,
    guard: 'origin',
    find: findImportAndPerson,
    async run(call, services) {
      const { contributor, import: found } = call.found;
      if (!isUnderWay(found, services.store.now()))
        await beginRemoving(services, callOf(call, contributor), found);
      return {};
    },
    json: false,
    page: (_, { params: { id } }) => seeOther(importPath(id)),
  }),
];

/** What imports add to the server. */
export const importRoom = {
  sections: [
    { group: 'Site', path: importsPath, text: 'Import', needs: 'config.editContent' },
  ] satisfies readonly DeclaredSection[],
  actions: importActions,
  services: ({ store }: { readonly store: { readonly importsDir: string } }) => ({
    importFolders: createImportFolders(store.importsDir),
    importGate: createImportGate(importLimits.atOnce),
    fetchPicture: fetchPublicPicture,
  }),
  sweeps: [{ run: sweepImports }],
};
