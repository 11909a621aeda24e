import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { saveRedirect } from '../../pages/documents/redirects';
import { enteredText } from '../../store/entered-text';
import { defineSettingsAction } from './define-settings-action';
import { judgeRedirect } from './judge-redirect';
import { loadRedirects } from './load-redirects';
import { redirectPickActions } from './redirect-pick-actions';
import { redirectQuery, redirectsPath } from './redirect-query';
import { redirectsPage } from './redirects-page';

const who = 'permission:settings.general';

/** Addresses that lead to others. */
export const redirectActions = [
  defineSettingsAction({
    method: 'GET',
    url: redirectsPath,
    parameters: '?q=…&state=own|follows&sort=z&before=…&after=…',
    about: 'the addresses that lead to others, by address, fifty at a time',
    who,
    guard: { none: 'changes nothing' },
    query: redirectQuery,
    find: findContributor,
    run: ({ site, query }, { store }) => loadRedirects(store.read, site.id, query),
    json: ({ count, part }) => ({ data: { count, redirects: part.rows } }),
    page: (list, { site, found }) => redirectsPage(site, found, list),
  }),
  defineSettingsAction({
    method: 'POST',
    url: redirectsPath,
    about:
      '`path`, `target`: adds an address that leads to another; 303, or 400 with what is wrong',
    who,
    guard: 'origin',
    body: formBody(z.object({ path: enteredText(500), target: enteredText(1_000) })),
    find: findContributor,
    run: ({ site, request, body, found: { account: by } }, { store }) =>
      store.change(async (db) => {
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
      const list = await loadRedirects(store.read, site.id, redirectQuery.parse({}));
      return redirectsPage(site, found, { ...list, entered: body, wrong: outcome });
    },
  }),
  ...redirectPickActions,
];
