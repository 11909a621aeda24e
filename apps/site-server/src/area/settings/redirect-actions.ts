import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { deleteRedirect, listRedirects, saveRedirect } from '../../pages/documents/redirects';
import { enteredText } from '../../store/entered-text';
import { defineSettingsAction } from './define-settings-action';
import { judgeRedirect } from './judge-redirect';
import { redirectsPage, redirectsPath } from './redirects-page';

const who = 'permission:settings.general';

/** Addresses that lead to others. */
export const redirectActions = [
  defineSettingsAction({
    method: 'GET',
    url: redirectsPath,
    about: 'the addresses that lead to others',
    who,
    guard: { none: 'changes nothing' },
    query: z.object({ done: z.enum(['added', 'removed']).optional().catch(undefined) }),
    find: findContributor,
    run: ({ site }, { store }) => listRedirects(store.read, site.id),
    json: (redirects) => ({ data: { redirects } }),
    page: (redirects, { site, found, query: { done } }) =>
      redirectsPage(site, found, { redirects, done }),
  }),
  defineSettingsAction({
    method: 'POST',
    url: redirectsPath,
    about:
      '`do`, `path`, `target`: adds an address that leads to another, or removes it; 303, or 400 ' +
      'with what is wrong',
    who,
    guard: 'origin',
    body: formBody(
      z.object({
        do: z.enum(['add', 'remove']),
        path: enteredText(500),
        target: enteredText(1_000),
      }),
    ),
    find: findContributor,
    run: ({ site, request, body, found: { account: by } }, { store }) =>
      store.change(async (db) => {
        if (body.do === 'remove') {
          await deleteRedirect(db, site.id, body.path);
          const act = { act: 'redirectRemoved', by, request, subject: body.path } as const;
          await writeAudit(db, store, act);
          return { done: 'removed' } as const;
        }
        const judged = await judgeRedirect(db, site.id, body);
        if ('wrong' in judged) return judged;
        await saveRedirect(db, site.id, { ...judged, pageId: null }, store.now());
        const change = { before: '', after: judged.target };
        const act = { act: 'redirectAdded', by, request, subject: judged.path, change } as const;
        await writeAudit(db, store, act);
        return { done: 'added' } as const;
      }),
    json: false,
    async page(outcome, { site, found, body }, { store }) {
      if ('done' in outcome) return seeOther(`${redirectsPath}?done=${outcome.done}`);
      const redirects = await listRedirects(store.read, site.id);
      return redirectsPage(site, found, { redirects, entered: body, wrong: outcome });
    },
  }),
];
