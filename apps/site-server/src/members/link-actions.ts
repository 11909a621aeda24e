import { memberPaths } from '@frontage/react-blocks/server';
import * as z from 'zod';
import { actionsFor } from '../http/action/actions-for';
import { formBody } from '../http/action/body-reader';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import { seeOther } from '../http/see-other';
import { judgePassword } from '../sign-in/judge-password';
import { endSessions } from '../sign-in/sessions';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import { beginSession, type BegunSession } from './begin-session';
import { memberLinkPath, type MemberLink } from './create-member-links';
import { joinedCookie } from './joined-cookie';
import { isMemberLinkOpen } from './is-member-link-open';
import { mailMemberLink } from './mail-member-link';
import { memberManner, type MemberRefusal } from './member-manner';
import { memberPage } from './member-page';
import { nextParameter } from './member-search';
import type { MemberServices } from './member-services';
import { changeMember, findMember, findMemberById, insertMember, type Member } from './members';
import { passwordFaults } from './password-faults';
import { signInProof } from './sign-in-proof';
import { areJoinLinksSpent, spendJoinLinks } from './join-links';
import { safePage } from './safe-page';
import { signMemberIn } from './sign-member-in';

const { defineAction, refuse } = actionsFor<MemberServices, Site, MemberRefusal>(memberManner);

const dead = () => refuse({ status: 410, code: 'memberDeadLink' });

/** A link that works, and the member whose it is; undefined for who joins. */
interface OpenLink {
  readonly link: MemberLink;
  readonly member: Member | undefined;
}

async function findOpenLink(
  db: Database,
  site: Site,
  link: MemberLink,
): Promise<OpenLink | undefined> {
  if (link.siteId !== site.id) return undefined;
  const { email } = link;
  const other = await findMember(db, site.id, email);
  if (link.use === 'join')
    return other || (await areJoinLinksSpent(db, link)) ? undefined : { link, member: undefined };
  const member = await findMemberById(db, link.memberId);
  if (!member || signInProof(member) !== link.proof) return undefined;
  // Once it is used, or somebody else has joined with it, there is nothing left to change.
  return link.use === 'email' && other ? undefined : { link, member };
}

async function find(
  { site, params }: { site: Site; params: { readonly token: string } },
  { store, memberLinks }: MemberServices,
) {
  const mailed = memberLinks.read(params.token);
  if (!mailed || !(await isMemberLinkOpen(store.read, mailed, store.now()))) return dead();
  return (await findOpenLink(store.read, site, mailed.link)) ?? dead();
}

/** Does what a link is for; undefined if it does not work any more. */
async function followLink(
  { store, passwords }: MemberServices,
  site: Site,
  { link: followed, password }: { link: MemberLink; password: string },
): Promise<Member | undefined> {
  const hashed = followed.use === 'email' ? '' : await passwords.hash(password);
  return store.write(async (db) => {
    // Of two that come at once, one finds what the other has done.
    const open = await findOpenLink(db, site, followed);
    if (!open) return undefined;
    const { link, member } = open;
    const now = store.now();
    if (!member) {
      const joined: Member = {
        id: store.createId(),
        siteId: site.id,
        email: link.email,
        name: link.use === 'join' ? link.name : '',
        password: hashed,
        cartId: undefined,
        createdAt: now,
      };
      if (!(await insertMember(db, joined))) return undefined;
      await spendJoinLinks(db, joined, now);
      return joined;
    }
    const change = link.use === 'email' ? { email: link.email } : { password: hashed };
    await changeMember(db, member.id, change, now);
    if (link.use === 'reset') await endSessions(db, member.id, 'all');
    return { ...member, ...change };
  });
}

/** What a link of a mail opens. */
export const linkActions = [
  defineAction({
    method: 'GET',
    url: '/account/link/:token',
    about:
      'the page of a link from a mail to members; it only asks, since programs that look for harm ' +
      'in mails open links too; 410 for one that is old or used',
    who: 'anyone',
    guard: { none: 'its address is a secret' },
    find,
    run: ({ found }) => found,
    json: false,
    page: ({ link: { use, email } }, { request, site, params }, services) => {
      const action = memberLinkPath(params.token);
      return memberPage(
        services,
        { request, site },
        { state: { kind: 'link', use, email, action } },
      );
    },
    refusedPage: (refusal, call, services) => refusedLink(refusal, call, services),
  }),
  defineAction({
    method: 'POST',
    url: '/account/link/:token',
    about:
      '`password`: makes the account, or replaces its password and ends all its sessions, and signs ' +
      'in; for a change of address nothing is entered; 400 with the page and what is wrong',
    who: 'anyone',
    guard: 'origin',
    limit: [{ rate: 'memberSignInLimit' }],
    body: formBody(z.object({ password: z.string().max(1000).default('') })),
    find,
    async run({ request, site, body: { password }, found: { link, member: before } }, services) {
      const fault = link.use === 'email' ? undefined : judgePassword(password, link.email);
      if (fault) return refuse({ status: 400, code: passwordFaults[fault], field: 'password' });
      const member = await followLink(services, site, { link, password });
      if (!member) return dead();
      if (link.use === 'email') {
        await mailNewAddress(services, request, site, { member, before });
        return undefined;
      }
      const signedIn = await services.store.write((db) =>
        signMemberIn(services, request, { member, isRemembered: false }, db),
      );
      const begun = await beginSession(services, { request, site, member }, signedIn);
      if (link.use !== 'join') return begun;
      return { ...begun, cookies: [...begun.cookies, joinedCookie(request.secure)] };
    },
    json: () => ({ data: {} }),
    cookies: (begun: BegunSession | undefined) => begun?.cookies ?? [],
    page: (begun, { request }) =>
      seeOther(
        begun ? safePage(request.query.get(nextParameter) ?? '') : `${memberPaths.area}?done=email`,
      ),
    refusedPage: (refusal, call, services) => refusedLink(refusal, call, services),
  }),
];

/** Tells a member at the old address that there is a new one. */
async function mailNewAddress(
  services: MemberServices,
  request: EndpointRequest,
  site: Site,
  { member, before }: { member: Member; before: Member | undefined },
): Promise<void> {
  await services.store.write((db) =>
    mailMemberLink(
      services,
      { request, site },
      {
        to: before?.email ?? member.email,
        subject: 'memberToldSubject',
        text: 'memberToldMail',
        email: member.email,
        about: `told ${member.email}`,
      },
      db,
    ),
  );
  services.outbox.wake();
}

/** Shows the link's form once more, or says that the link works no more. */
function refusedLink(
  refusal: MemberRefusal,
  {
    request,
    site,
    params,
    found,
  }: {
    request: EndpointRequest;
    site?: Site;
    params?: { readonly token: string };
    found?: OpenLink;
  },
  services: MemberServices,
): EndpointReply | Promise<EndpointReply> {
  if (!site) return seeOther('/');
  if (refusal.code === 'memberDeadLink' || !found || !params)
    return memberPage(
      services,
      { request, site },
      { state: { kind: 'deadLink' }, status: refusal.status },
    );
  const { use, email } = found.link;
  const action = memberLinkPath(params.token);
  return memberPage(
    services,
    { request, site },
    { state: { kind: 'link', use, email, action }, refusal },
  );
}
