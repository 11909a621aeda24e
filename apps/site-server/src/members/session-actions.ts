import { memberPaths } from '@frontage/react-blocks/server';
import { memberLoginSchema } from '@frontage/site-api/schema';
import * as z from 'zod';
import { actionsFor } from '../http/action/actions-for';
import { formBody, jsonBody } from '../http/action/body-reader';
import { seeOther } from '../http/see-other';
import { addressAfterSignIn, signedInParameter } from '../sign-in/address-after-sign-in';
import { endSessions } from '../sign-in/sessions';
import type { Site } from '../sites/site-settings';
import { isStorable } from '../store/is-storable';
import { beginSession } from './begin-session';
import { leaveMemberCart } from './member-cart';
import { memberCookies } from './member-cookies';
import { memberManner, type MemberRefusal } from './member-manner';
import { memberPage } from './member-page';
import { nextParameter } from './member-search';
import type { MemberServices } from './member-services';
import { readMemberSettings } from './member-settings';
import { changeMember, findMember, findMemberById } from './members';
import { safePage } from './safe-page';
import { signMemberIn } from './sign-member-in';

const { defineAction, refuse } = actionsFor<MemberServices, Site, MemberRefusal>(memberManner);

const signInBody = z.object({
  email: z.string().max(254).refine(isStorable).default(''),
  password: z.string().max(1000).default(''),
  rememberMe: z
    .string()
    .default('')
    .transform((text) => text === 'true'),
  next: z.string().max(2_000).default(''),
});

const cookiesOff = { status: 400, code: 'memberNoCookies' } as const;

const wrong = () => refuse({ status: 401, code: 'memberWrong', refusedFor: 'sign-in' });

/** The session of a member: it begins, and ends. */
export const sessionActions = [
  defineAction({
    method: 'GET',
    url: memberPaths.signIn,
    parameters: '?next=…',
    about:
      'the page that members sign in on; 303 for who is signed in; with `signedIn` it says that the ' +
      'browser keeps no cookies',
    who: 'anyone',
    guard: { none: 'changes nothing' },
    run: async ({ request }, { findMember: find }) => (await find(request)) !== undefined,
    json: false,
    page: (isSignedIn, { request, site }, services) => {
      const next = safePage(request.query.get(nextParameter) ?? '');
      const { joining } = readMemberSettings(site.settings);
      const isNeeded = request.query.has(nextParameter);
      const isCookieless = request.query.has(signedInParameter);
      return isSignedIn
        ? seeOther(next)
        : memberPage(
            services,
            { request, site },
            {
              state: { kind: 'signIn', next, isNeeded: isNeeded && !isCookieless, joining },
              ...(isCookieless && { refusal: cookiesOff }),
            },
          );
    },
  }),
  defineAction({
    method: 'POST',
    url: '/api/site-users/account/session',
    about:
      '`{ email, password, rememberMe }` [3.51] → `{ data: { xsrfToken } }`: signs a member in, in a ' +
      'new session, with the cart of the browser in that of the member [7.04]; 401 for what is not ' +
      'right, whether or not the address has an account, and as late',
    who: 'anyone',
    guard: 'crumb',
    limit: [{ rate: 'memberSignInLimit' }],
    body: jsonBody(
      memberLoginSchema
        .extend({ next: z.string().default('') })
        .refine(({ email }) => isStorable(email)),
    ),
    plain: {
      url: memberPaths.session,
      about: 'the same without scripts: 303 to `next`, or the page with what is wrong',
      body: formBody(signInBody),
      back: () => memberPaths.signIn,
    },
    async run({ request, site, body: { email, password, rememberMe } }, services) {
      const { store, passwords, memberGuessLimit, memberBrowsers } = services;
      const member = await findMember(store.read, site.id, email);
      const holder = { email, password: member?.password };
      const wait = await memberGuessLimit.take(memberBrowsers.guessKey({ request, site }, holder));
      if (wait > 0) return refuse({ status: 429, code: 'tooMany', wait });
      const { isRight, isStale } = await passwords.check(password, member?.password);
      if (!member || !isRight) return wrong();
      const better = isStale ? await passwords.hash(password) : member.password;
      const signedIn = await store.write(async (db) => {
        // A new password that was chosen meanwhile is the one that counts.
        const current = await findMemberById(db, member.id);
        if (current?.password !== member.password) return undefined;
        if (isStale) await changeMember(db, member.id, { password: better }, store.now());
        return signMemberIn(services, request, { member, isRemembered: rememberMe }, db);
      });
      if (!signedIn) return wrong();
      const visit = { request, site, member: { ...member, password: better } };
      const { xsrfToken, cookies } = await beginSession(services, visit, signedIn);
      const known = memberBrowsers.format({ request, site }, { email, password: better });
      return { xsrfToken, cookies: [...cookies, known] };
    },
    json: ({ xsrfToken }) => ({ data: { xsrfToken } }),
    cookies: ({ cookies }) => cookies,
    page: (_begun, { request, body: { next } }) =>
      seeOther(addressAfterSignIn(request, safePage(next), memberPaths.signIn)),
    refusedPage: (refusal, { request, site, body }, services) => {
      if (!site) return seeOther('/');
      const { joining } = readMemberSettings(site.settings);
      const next = safePage(body?.next ?? '');
      const typed = { email: body?.email ?? '' };
      const state = { kind: 'signIn', next, joining } as const;
      return memberPage(services, { request, site }, { state, refusal, typed });
    },
  }),
  defineAction({
    method: 'DELETE',
    url: '/api/site-users/account/session',
    parameters: '?cloneCart=…',
    about:
      'ends the session of a member [7.05]: the cart stays with the member, and with `cloneCart=true` ' +
      'the browser keeps a copy; nothing for who is not signed in [4.03]',
    who: 'anyone',
    guard: 'crumb',
    query: z.object({ cloneCart: z.string().default('') }),
    plain: {
      url: memberPaths.signOut,
      about: 'the same without scripts: 303 to the site, which says so [2.05]',
      body: formBody(z.object({ cloneCart: z.string().default('') })),
      back: () => memberPaths.area,
    },
    async run({ request, site, query, body }, services) {
      const found = await services.findMember(request);
      if (!found) return [];
      const { session, holder: member } = found;
      const isCloned = [query.cloneCart, body?.cloneCart].includes('true');
      const cart = await leaveMemberCart(services, { request, site, member }, isCloned);
      await services.store.write((db) => endSessions(db, member.id, { id: session.id }));
      return [...cart, ...services.crumb.renew(request).cookies];
    },
    json: () => ({ data: {} }),
    cookies: (cookies, { request }) => [...memberCookies(request, undefined), ...cookies],
    page: () => seeOther('/?logout=true'),
  }),
];
