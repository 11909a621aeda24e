import * as z from 'zod';
import { writeAudit } from '../audit/write-audit';
import { actionsFor } from '../http/action/actions-for';
import { formBody } from '../http/action/body-reader';
import { refererPath } from '../http/referer-path';
import { seeOther } from '../http/see-other';
import type { Site } from '../sites/site-settings';
import { isStorable } from '../store/is-storable';
import { accountManner, type AccountRefusal } from './account-manner';
import type { AccountServices } from './account-services';
import { admissionHref, formatAdmission } from './admit';
import { safeNext } from './safe-next';
import { contributorCookie } from './contributor-cookie';
import { formatOwnerHint } from './format-owner-hint';
import { addressAfterSignIn, signedInParameter } from '../sign-in/address-after-sign-in';
import { endSessions } from '../sign-in/sessions';
import { signInPage } from './sign-in-page';
import { askForPasskey } from './ask-for-passkey';
import { signInByPasskey } from './sign-in-by-passkey';
import { signInByPassword } from './sign-in-by-password';

const { defineAction } = actionsFor<AccountServices, Site, AccountRefusal>(accountManner);

const signInBody = z.object({
  email: z.string().max(254).refine(isStorable).default(''),
  password: z.string().max(1000).default(''),
  rememberMe: z.string().default(''),
  /** Without a script it is empty. */
  passkey: z.string().max(20_000).default(''),
  next: z.string().max(500).default('').transform(safeNext),
});

/** Where somebody is led who has signed out [2.05]. */
export const afterSignOut = '/?logout=true';

const signInPath = '/config/sign-in';

/** Signing in to the owner's area, and out. */
export const signInActions = [
  defineAction({
    method: 'GET',
    url: signInPath,
    parameters: '?next=…',
    about:
      'the page to sign in to the owner’s area; 303 for who is signed in; with `signedIn` it says ' +
      'that the browser keeps no cookies',
    who: 'anyone',
    guard: { none: 'changes nothing' },
    query: z.object({ next: z.string().max(500).default('') }),
    run: async ({ request }, { identify }) => (await identify(request)) !== undefined,
    json: false,
    page: (isSignedIn, { request, site, query: { next } }, services) =>
      isSignedIn
        ? seeOther(safeNext(next))
        : signInPage(site, {
            next: safeNext(next),
            ...(request.query.has(signedInParameter)
              ? { code: 'cookiesOff', isWrong: true }
              : { code: next ? 'signInAgain' : undefined }),
            passkey: askForPasskey(services, request, site),
          }),
  }),
  defineAction({
    method: 'POST',
    url: signInPath,
    about:
      '`email`, `password`, `rememberMe=true` [3.51], or `passkey`: 303 to the area with a new session, or to ' +
      'the question for a code; 401 for what is not right, whether or not the address has an ' +
      'account, and as late',
    who: 'anyone',
    guard: 'origin',
    limit: [{ rate: 'signInLimit' }],
    body: formBody(signInBody),
    run({ request, site, body: { email, password, rememberMe, passkey } }, services) {
      const isRemembered = rememberMe === 'true';
      return passkey === ''
        ? signInByPassword(services, { request, site }, { email, password, isRemembered })
        : signInByPasskey(services, { request, site, reply: passkey, isRemembered });
    },
    json: (admission) => ({ data: 'ticket' in admission ? { codeRequired: true } : {} }),
    cookies: (admission, { request }) => formatAdmission(request, admission),
    page: (admission, { request, body: { next } }) =>
      seeOther(
        'ticket' in admission
          ? admissionHref(admission, next)
          : addressAfterSignIn(request, next, signInPath),
      ),
    refusedPage: ({ status, code }, { request, site, body }, services) =>
      signInPage(site, {
        passkey: site && askForPasskey(services, request, site),
        status,
        code,
        isWrong: true,
        next: body?.next ?? safeNext(''),
        email: body?.email ?? '',
      }),
  }),
  defineAction({
    method: 'POST',
    url: '/api/auth/Logout',
    about: 'ends the session of the browser; nothing for who is not signed in [4.03] [7.03]',
    who: 'anyone',
    guard: 'crumb',
    plain: {
      url: '/config/sign-out',
      about: 'the same without scripts: 303 to the site, which says so [2.05]',
      body: formBody(z.object({})),
      back: (request) => safeNext(refererPath(request)),
    },
    async run({ request }, { store, identify }) {
      const contributor = await identify(request);
      if (!contributor) return;
      const { account, session } = contributor;
      await store.write(async (db) => {
        await endSessions(db, account.id, { id: session.id });
        await writeAudit(db, store, { act: 'signOut', by: account, request });
      });
    },
    json: () => ({ data: {} }),
    cookies: (_nothing, { request }) => [
      contributorCookie.format(request, undefined),
      formatOwnerHint(undefined),
    ],
    page: () => seeOther(afterSignOut),
  }),
];
