import * as z from 'zod';
import { actionsFor } from '../http/action/actions-for';
import { formBody } from '../http/action/body-reader';
import { seeOther } from '../http/see-other';
import { looksLikeRecoveryCode } from '../second-factor/recovery-codes';
import type { Site } from '../sites/site-settings';
import { enteredText } from '../store/entered-text';
import { accountManner, type AccountRefusal } from './account-manner';
import type { AccountServices } from './account-services';
import { askForPasskey } from './ask-for-passkey';
import { codePage } from './code-page';
import { codePath } from './code-path';
import { contributorCookie } from './contributor-cookie';
import { safeNext } from './safe-next';
import { signInByCode } from './sign-in-by-code';
import { signInPage } from './sign-in-page';
import { findHalfSignedIn, formatTicket } from './half-signed-in';

const { defineAction } = actionsFor<AccountServices, Site, AccountRefusal>(accountManner);

const next = z.string().max(500).default('').transform(safeNext);

/** The second step of signing in, for accounts with a second factor. */
export const codeActions = [
  defineAction({
    method: 'GET',
    url: codePath,
    parameters: '?next=…&with=recovery',
    about:
      'asks who has just entered their password for the code of their second factor; 303 to the ' +
      'page to sign in for anybody else',
    who: 'anyone',
    guard: { none: 'changes nothing' },
    query: z.object({ next, with: z.literal('recovery').optional().catch(undefined) }),
    run: ({ request, site }, { store, keys }) =>
      findHalfSignedIn(store.read, keys.seal('sign-in ticket'), request, {
        siteId: site.id,
        now: store.now(),
      }),
    json: false,
    page: (half, { site, query }) =>
      half
        ? codePage(site, { next: query.next, isRecovery: query.with === 'recovery' })
        : seeOther(`/config/sign-in?${new URLSearchParams({ next: query.next }).toString()}`),
  }),
  defineAction({
    method: 'POST',
    url: codePath,
    about:
      '`code` of the app or one to recover: 303 to the area with a new session; 401 for one that ' +
      'is wrong or was used',
    who: 'anyone',
    guard: 'origin',
    limit: [{ rate: 'signInLimit' }],
    body: formBody(z.object({ code: enteredText(40), next })),
    run: ({ request, site, body: { code } }, services) =>
      signInByCode(services, { request, site, code }),
    json: () => ({ data: {} }),
    cookies: ({ token, isRemembered }, { request }) => [
      contributorCookie.format(request, token, isRemembered),
      formatTicket(request, undefined),
    ],
    page: (_signedIn, { body }) => seeOther(body.next),
    refusedPage({ status, code }, { request, site, body }, services) {
      const next = body?.next ?? safeNext('');
      const passkey = site && askForPasskey(services, request, site);
      if (code === 'ticketOver') return signInPage(site, { status, code, next, passkey });
      const isRecovery = looksLikeRecoveryCode(body?.code ?? '');
      return codePage(site, { status, next, isRecovery, wrong: code });
    },
  }),
];
