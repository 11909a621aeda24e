import * as z from 'zod';
import type { AccountRefusal } from '../../accounts/account-manner';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import { Refused } from '../../http/action/refused';
import { seeOther } from '../../http/see-other';
import { claimPage } from '../../pages/documents/change-page-facts';
import { editedRecord } from '../../pages/documents/edited-page';
import { findPageVersion, listPageVersions } from '../../pages/documents/page-versions';
import { restorePageVersion } from '../../pages/documents/restore-page-version';
import { uncachedPage } from '../../pages/uncached-page';
import { definePageAction, findPageAndPerson } from '../pages/define-page-action';
import { cutPart, partLimit } from '../list-part';
import { pagesPath, seenRevision } from '../pages/page-query';
import { sayOfVersions } from './version-texts';
import { versionPage } from './version-page';
import { versionsPage } from './versions-page';

const url = `${pagesPath}/:id/versions` as const;

const versionNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** The versions of a page: listed, looked at and restored. */
export const versionActions = [
  definePageAction({
    method: 'GET',
    url,
    parameters: '?restored=…&before=…&after=…',
    about:
      'fifty versions of a page, newest first, below or above the one of a number: who made them, ' +
      'when, and which visitors see',
    who: 'permission:config.readContent',
    guard: { none: 'changes nothing' },
    query: z.object({
      restored: versionNumber.optional().catch(undefined),
      before: versionNumber.optional().catch(undefined),
      after: versionNumber.optional().catch(undefined),
    }),
    find: findPageAndPerson,
    run: async ({ query: { before, after }, found: { page } }, { store }) => {
      const asked = { before, after };
      const found = await listPageVersions(store.read, page, { ...asked, limit: partLimit });
      return cutPart(found, asked);
    },
    json: ({ rows: versions, hasOlder }) => ({ data: { versions, hasOlder } }),
    page: (part, { site, query: { restored }, found: { contributor, page, may } }) =>
      versionsPage(site, contributor, { page, mayEdit: may.edit, part, restored }),
  }),
  definePageAction({
    method: 'GET',
    url: `${url}/:number`,
    about: 'a version of a page in a frame: who made it, when, and the way back to the others',
    who: 'permission:config.readContent',
    guard: { none: 'changes nothing' },
    find: findPageAndPerson,
    async run({ params: { number }, found: { page } }, { store }) {
      const part = { before: Number(number) + 1, limit: 1 };
      const isNumber = /^\d{1,9}$/.test(number);
      const [version] = isNumber ? await listPageVersions(store.read, page, part) : [];
      return version?.number === Number(number)
        ? version
        : new Refused<AccountRefusal>({ status: 404, code: 'gone' });
    },
    json: false,
    page: (version, { site, found: { contributor, page, may } }) =>
      versionPage(site, contributor, { page, mayEdit: may.edit, version }),
  }),
  definePageAction({
    method: 'GET',
    url: `${url}/:number/shown`,
    about: 'a version of a page, as visitors would see it',
    who: 'permission:config.readContent',
    guard: { none: 'changes nothing' },
    find: findPageAndPerson,
    run: async ({ params: { number }, found: { page } }, { store }) =>
      (/^\d{1,9}$/.test(number) && (await findPageVersion(store.read, page, Number(number)))) ||
      new Refused<AccountRefusal>({ status: 404, code: 'gone' }),
    json: false,
    page: async (version, { request, site, found }, services) => {
      const page = { ...editedRecord(found.page), ...version };
      const reply = await uncachedPage(services, request, { site, page, status: 200, state: {} });
      return {
        ...reply,
        headers: { ...reply.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      };
    },
  }),
  definePageAction({
    method: 'POST',
    url,
    about:
      '`number`, `revision`: makes the content of a version the newest one again, as edits of one ' +
      'step that can be undone; 303, or 409 where somebody else has changed the page',
    who: 'page:edit',
    guard: 'origin',
    body: formBody(z.object({ number: versionNumber, revision: seenRevision })),
    find: findPageAndPerson,
    run: ({ request, body, found: { contributor, page } }, { store }) =>
      store.change(async (db) => {
        const { account: by } = contributor;
        const version = await findPageVersion(db, page, body.number);
        if (!version) return new Refused<AccountRefusal>({ status: 404, code: 'gone' });
        const facts = { now: store.now(), createId: store.createId };
        const seen = { ...page, revision: body.revision };
        if (!(await claimPage(db, seen, { ...facts, by: by.name }))) return 'overtaken';
        await restorePageVersion(db, page, { ...version, number: body.number }, { ...facts, by });
        await writeAudit(db, store, {
          act: 'pageVersionRestored',
          by,
          request,
          subject: `${page.title} · ${sayOfVersions('number', { number: String(body.number) })}`,
        });
        return 'restored';
      }),
    json: false,
    page: async (outcome, { site, body: { number }, found }, services) =>
      outcome === 'restored'
        ? seeOther(`${pagesPath}/${found.page.id}/versions?restored=${number}`)
        : versionsPage(site, found.contributor, {
            page: found.page,
            mayEdit: found.may.edit,
            part: cutPart(
              await listPageVersions(services.store.read, found.page, { limit: partLimit }),
              {},
            ),
            isOvertaken: true,
          }),
  }),
];
