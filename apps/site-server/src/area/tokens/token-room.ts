import type { DeclaredSection } from '../area-sections';
import { findContributor } from '../../accounts/find-contributor';
import { lockRights } from '../../accounts/rights';
import { writeAudit } from '../../audit/write-audit';
import { siteOrigin } from '../../sites/site-origin';
import { makeAccessToken } from '../../tokens/access-tokens';
import { defineAction, refuse, who } from './define-token-action';
import { endTokenActions } from './end-token-actions';
import { exportTokensAction } from './export-tokens-action';
import { loadTokens } from './load-tokens';
import { tokenBody } from './token-body';
import { tokenQuery } from './token-query';
import { madeTokenPage, tokensPage } from './tokens-page';
import { tokensPath } from './tokens-path';

const day = 24 * 60 * 60 * 1000;

/** Tokens by which programs act for somebody who looks after a site. */
const tokenActions = [
  defineAction({
    method: 'GET',
    url: tokensPath,
    parameters: '?q=…&state=unused|ending&sort=oldest&before=…&after=…',
    about:
      'the tokens of programs, newest first, fifty at a time: what each may do, when it was used ' +
      'and when it ends',
    who,
    guard: { none: 'changes nothing' },
    query: tokenQuery,
    find: findContributor,
    run: ({ site, query }, { store }) => loadTokens(store, site.id, query),
    json: false,
    page: (list, { site, found }) => tokensPage(site, found, list),
  }),
  defineAction({
    method: 'POST',
    url: tokensPath,
    about:
      '`name`, `days`, `may` once or several times: makes a token that may do this, no more than ' +
      'its maker, and shows it, once; 400 with what is wrong',
    who,
    needsRecentSignIn: true,
    guard: 'origin',
    body: tokenBody,
    find: findContributor,
    async run({ request, site, body, found: { account: by, permissions } }, services) {
      const { name, days } = body;
      if (name === '') return { wrong: 'nameMissing' as const };
      if (body.permissions.length === 0) return { wrong: 'mayMissing' as const };
      if (!body.permissions.every((permission) => permissions.includes(permission)))
        return refuse({ status: 403, code: 'denied', refusedFor: 'permission' });
      const { store, baseUrl } = services;
      const createdAt = store.now();
      const token = await store.write(async (db) => {
        // Somebody may just have removed who makes it.
        if (!(await lockRights(db, by))) return undefined;
        const owned = { id: store.createId(), siteId: site.id, accountId: by.id };
        const times = { createdAt, expiresAt: createdAt + days * day };
        const made = { ...owned, ...times, name, permissions: body.permissions };
        await writeAudit(db, store, { act: 'tokenMade', by, subject: name, request });
        return makeAccessToken(db, made);
      });
      if (token === undefined) return refuse({ status: 401, code: 'signInAgain' });
      return { token, href: `${siteOrigin(request, site, baseUrl)}/config/log` };
    },
    json: false,
    page: async (outcome, { site, found, body }, { store }) =>
      'wrong' in outcome
        ? tokensPage(site, found, {
            ...(await loadTokens(store, site.id, {})),
            entered: body,
            wrong: outcome.wrong,
          })
        : madeTokenPage(site, found, outcome),
  }),
  ...endTokenActions,
  exportTokensAction,
];

/** What tokens add to the server. */
export const tokenRoom = {
  sections: [
    { group: 'People', path: tokensPath, text: 'Tokens', needs: 'settings.tokens' },
  ] satisfies readonly DeclaredSection[],
  actions: tokenActions,
};
