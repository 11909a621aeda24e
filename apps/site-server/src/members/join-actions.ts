import { memberPaths } from '@frontage/react-blocks/server';
import * as z from 'zod';
import { actionsFor } from '../http/action/actions-for';
import { formBody } from '../http/action/body-reader';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import { seeOther } from '../http/see-other';
import { isMailAddress } from '../mail/mail';
import type { Site } from '../sites/site-settings';
import { enteredText } from '../store/entered-text';
import { mayJoin } from './may-join';
import { mailMemberLink, type MailedLink } from './mail-member-link';
import { memberManner, type MemberRefusal } from './member-manner';
import { memberPage } from './member-page';
import type { MemberServices } from './member-services';
import { readMemberSettings } from './member-settings';
import { findMember, type Member } from './members';
import { signInProof } from './sign-in-proof';

const { defineAction, refuse } = actionsFor<MemberServices, Site, MemberRefusal>(memberManner);

/** Asking for an account, by a mail that confirms the address. */
export const joinActions = [
  defineAction({
    method: 'GET',
    url: memberPaths.join,
    about: 'the page that asks for an account',
    who: 'anyone',
    guard: { none: 'changes nothing' },
    run: () => undefined,
    json: false,
    page: (_nothing, { request, site }, services) => {
      const { joining } = readMemberSettings(site.settings);
      return memberPage(services, { request, site }, { state: { kind: 'join', joining } });
    },
  }),
  defineAction({
    method: 'POST',
    url: memberPaths.join,
    about:
      '`name`, `email`: mails a link to choose a password, at most every five minutes; the answer ' +
      'does not tell who has an account, or may have one; 403 where members are invited',
    who: 'anyone',
    guard: 'origin',
    limit: [{ rate: 'memberSignInLimit' }],
    body: formBody(z.object({ name: enteredText(100), email: enteredText(254) })),
    async run({ request, site, body: { name, email } }, services) {
      const settings = readMemberSettings(site.settings);
      if (settings.joining === 'invitation') return refuse({ status: 403, code: 'memberClosed' });
      if (name === '') return refuse({ status: 400, code: 'memberNameMissing', field: 'name' });
      if (!isMailAddress(email))
        return refuse({ status: 400, code: 'memberEmailWrong', field: 'email' });
      const { store, outbox } = services;
      await store.write(async (db) => {
        const member = await findMember(db, site.id, email);
        const isAllowed = await mayJoin(db, { site, email, settings });
        await mailMemberLink(
          services,
          { request, site },
          {
            to: member?.email ?? email,
            subject: 'memberJoinSubject',
            text: member ? 'memberThereMail' : 'memberJoinMail',
            link: member
              ? resetLink(site, member, email)
              : joinLink(site, { name, email, sentAt: store.now() }),
            about: 'join',
            isSent: isAllowed || member !== undefined,
          },
          db,
        );
      });
      outbox.wake();
      return email;
    },
    json: () => ({ data: {} }),
    page: (email, { request, site }, services) =>
      memberPage(services, { request, site }, { state: { kind: 'mailed', what: 'join', email } }),
    refusedPage: (refusal, call, services) => showAgain('join', refusal, call, services),
  }),
  defineAction({
    method: 'GET',
    url: memberPaths.forgot,
    about: 'the page that asks for a link to choose a new password',
    who: 'anyone',
    guard: { none: 'changes nothing' },
    run: () => undefined,
    json: false,
    page: (_nothing, { request, site }, services) =>
      memberPage(services, { request, site }, { state: { kind: 'forgot' } }),
  }),
  defineAction({
    method: 'POST',
    url: memberPaths.forgot,
    about:
      '`email`: mails a member a link to choose a new password, at most every five minutes; the ' +
      'answer does not tell who has an account',
    who: 'anyone',
    guard: 'origin',
    limit: [{ rate: 'memberSignInLimit' }],
    body: formBody(z.object({ email: enteredText(254) })),
    async run({ request, site, body: { email } }, services) {
      if (!isMailAddress(email))
        return refuse({ status: 400, code: 'memberEmailWrong', field: 'email' });
      const { store, outbox } = services;
      await store.write(async (db) => {
        const member = await findMember(db, site.id, email);
        await mailMemberLink(
          services,
          { request, site },
          {
            to: member?.email ?? email,
            subject: 'memberResetSubject',
            text: 'memberResetMail',
            link: resetLink(site, member, email),
            about: 'reset',
            isSent: member !== undefined,
          },
          db,
        );
      });
      outbox.wake();
      return email;
    },
    json: () => ({ data: {} }),
    page: (email, { request, site }, services) =>
      memberPage(services, { request, site }, { state: { kind: 'mailed', what: 'reset', email } }),
    refusedPage: (refusal, call, services) => showAgain('forgot', refusal, call, services),
  }),
];

function joinLink(
  { id: siteId }: Site,
  joining: { readonly name: string; readonly email: string; readonly sentAt: number },
): MailedLink {
  const grant = { use: 'join', siteId, ...joining } as const;
  return { text: 'memberJoinLink', grant, lifetime: 'join' };
}

/** It takes as long to make for an address without an account. */
function resetLink({ id: siteId }: Site, member: Member | undefined, email: string): MailedLink {
  const proof = signInProof(member);
  const grant = { use: 'reset', siteId, memberId: member?.id ?? '', email, proof } as const;
  return { text: 'memberResetLink', grant, lifetime: 'reset' };
}

/** Shows the form once more, with what is wrong and what was typed. */
function showAgain(
  kind: 'join' | 'forgot',
  refusal: MemberRefusal,
  {
    request,
    site,
    body,
  }: { request: EndpointRequest; site?: Site; body?: { name?: string; email: string } },
  services: MemberServices,
): EndpointReply | Promise<EndpointReply> {
  if (!site) return seeOther('/');
  const { joining } = readMemberSettings(site.settings);
  const typed = { name: body?.name ?? '', email: body?.email ?? '' };
  const state = kind === 'join' ? ({ kind, joining } as const) : ({ kind } as const);
  return memberPage(services, { request, site }, { state, refusal, typed });
}
