import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { AccountServices } from '../../accounts/account-services';
import { listAccounts } from '../../accounts/accounts';
import { findContributor } from '../../accounts/find-contributor';
import { lockRights } from '../../accounts/rights';
import { writeAudit } from '../../audit/write-audit';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { siteOrigin } from '../../sites/site-origin';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import { endAccessToken, listAccessTokens, makeAccessToken } from '../../tokens/access-tokens';
import { tokenBody } from './token-body';
import { madeTokenPage, tokensPage, type TokensShown } from './tokens-page';
import { tokensPath } from './tokens-path';

/** The services of tokens. */
export type TokenServices = Pick<AccountServices, 'store' | 'identify' | 'baseUrl'>;

const { defineAction, refuse } = actionsFor<TokenServices, Site, AccountRefusal>(accountManner);

const who = 'permission:settings.tokens';
const day = 24 * 60 * 60 * 1000;

/** Loads the tokens of a site, each with the name of its maker. */
async function loadTokens(
  { store: { read, now } }: TokenServices,
  siteId: string,
): Promise<TokensShown['tokens']> {
  const [tokens, accounts] = await Promise.all([
    listAccessTokens(read, siteId, now()),
    listAccounts(read, siteId),
  ]);
  const makers = new Map(accounts.map(({ id, name, email }) => [id, name || email]));
  return tokens.map((token) => ({ ...token, maker: makers.get(token.accountId) ?? '' }));
}

/** Tokens by which programs act for somebody who looks after a site. */
const tokenActions = [
  defineAction({
    method: 'GET',
    url: tokensPath,
    about: 'the tokens of programs: what each may do, when it was used and when it ends',
    who,
    guard: { none: 'changes nothing' },
    query: z.object({ done: z.literal('endedDone').optional().catch(undefined) }),
    find: findContributor,
    run: ({ site }, services) => loadTokens(services, site.id),
    json: false,
    page: (tokens, { site, found, query }) => tokensPage(site, found, { tokens, done: query.done }),
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
    page: async (outcome, { site, found, body }, services) =>
      'wrong' in outcome
        ? tokensPage(site, found, {
            tokens: await loadTokens(services, site.id),
            entered: body,
            wrong: outcome.wrong,
          })
        : madeTokenPage(site, found, outcome),
  }),
  defineAction({
    method: 'POST',
    url: `${tokensPath}/:id/end`,
    about: 'ends a token of the site at once; 303',
    who,
    guard: 'origin',
    body: formBody(z.object({})),
    find: findContributor,
    run: ({ request, site, params, found: { account: by } }, { store }) =>
      store.write(async (db) => {
        const id = isStorable(params.id) ? params.id : '';
        const subject = await endAccessToken(db, { id, siteId: site.id });
        if (subject !== undefined)
          await writeAudit(db, store, { act: 'tokenEnded', by, subject, request });
      }),
    json: false,
    page: () => seeOther(`${tokensPath}?done=endedDone`),
  }),
];

/** What tokens add to the server. */
export const tokenRoom = { actions: tokenActions };
