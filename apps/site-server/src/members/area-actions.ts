import { memberPaths } from '@frontage/react-blocks/server';
import * as z from 'zod';
import { actionsFor } from '../http/action/actions-for';
import { formBody } from '../http/action/body-reader';
import { isMailAddress } from '../mail/mail';
import { judgePassword } from '../sign-in/judge-password';
import { endSessions } from '../sign-in/sessions';
import type { Site } from '../sites/site-settings';
import { enteredText } from '../store/entered-text';
import { areaPage, backToArea, type AreaServices } from './area-page';
import { beginSession } from './begin-session';
import { findSignedIn } from './find-signed-in';
import { judgeOwnPassword } from './judge-own-password';
import { mailMemberLink } from './mail-member-link';
import { memberManner, type MemberRefusal } from './member-manner';
import { changeMember, findMember, findMemberById } from './members';
import { memberPage } from './member-page';
import { passwordFaults } from './password-faults';
import { signInProof } from './sign-in-proof';
import { signMemberIn } from './sign-member-in';

const { defineAction, refuse } = actionsFor<AreaServices, Site, MemberRefusal>(memberManner);

const secret = z.string().max(1000).default('');
/** What is a member's own, and what they may change of it. */
export const areaActions = [
  defineAction({
    method: 'GET',
    url: memberPaths.area,
    about: 'what is a member’s own: orders, files, subscriptions, profile, sessions',
    who: 'member',
    guard: { none: 'changes nothing' },
    find: findSignedIn,
    run: () => undefined,
    json: false,
    page: (_nothing, { request, site }, services) => areaPage(services, { request, site }, {}),
  }),
  defineAction({
    method: 'POST',
    url: memberPaths.profile,
    about: '`name`: how a member is called; 303',
    who: 'member',
    guard: 'origin',
    body: formBody(z.object({ name: enteredText(100) })),
    find: findSignedIn,
    async run({ body: { name }, found: { holder } }, { store }) {
      if (name === '') return refuse({ status: 400, code: 'memberNameMissing', field: 'name' });
      await store.write((db) => changeMember(db, holder.id, { name }, store.now()));
    },
    json: () => ({ data: {} }),
    page: (_nothing, call) => backToArea(call, 'profile'),
    refusedPage: (refusal, call, services) => areaPage(services, call, { refusal }),
  }),
  defineAction({
    method: 'POST',
    url: memberPaths.email,
    about:
      '`newEmail`, `emailPassword`: mails a link to the new address, which it takes effect by; the ' +
      'answer does not tell whether somebody else has it',
    who: 'member',
    guard: 'origin',
    limit: [{ rate: 'memberSignInLimit' }],
    body: formBody(z.object({ newEmail: enteredText(254), emailPassword: secret })),
    find: findSignedIn,
    async run({ request, site, body: { newEmail, emailPassword }, found: { holder } }, services) {
      if (!isMailAddress(newEmail))
        return refuse({ status: 400, code: 'memberEmailWrong', field: 'newEmail' });
      const entered = { password: emailPassword, field: 'emailPassword' };
      const wrong = await judgeOwnPassword(services, holder, entered);
      if (wrong) return refuse(wrong);
      const { store, outbox } = services;
      const { id: memberId } = holder;
      const proof = signInProof(holder);
      const grant = { use: 'email', siteId: site.id, memberId, email: newEmail, proof } as const;
      await store.write(async (db) => {
        const isTaken = (await findMember(db, site.id, newEmail)) !== undefined;
        await mailMemberLink(
          services,
          { request, site },
          {
            to: newEmail,
            subject: 'memberEmailSubject',
            text: 'memberEmailMail',
            email: newEmail,
            link: { text: 'memberEmailLink', grant, lifetime: 'email' },
            about: `email ${holder.id}`,
            isSent: !isTaken,
          },
          db,
        );
      });
      outbox.wake();
      return newEmail;
    },
    json: () => ({ data: {} }),
    page: (email, { request, site }, services) =>
      memberPage(services, { request, site }, { state: { kind: 'mailed', what: 'email', email } }),
    refusedPage: (refusal, call, services) =>
      areaPage(services, call, { refusal, typed: { newEmail: call.body?.newEmail ?? '' } }),
  }),
  defineAction({
    method: 'POST',
    url: memberPaths.password,
    about: '`oldPassword`, `password`: a new password, which ends all other sessions; 303',
    who: 'member',
    guard: 'origin',
    limit: [{ rate: 'memberSignInLimit' }],
    body: formBody(z.object({ oldPassword: secret, password: secret })),
    find: findSignedIn,
    async run({ request, site, body, found: { holder } }, services) {
      const { store, passwords } = services;
      const entered = { password: body.oldPassword, field: 'oldPassword' };
      const wrong = await judgeOwnPassword(services, holder, entered);
      if (wrong) return refuse(wrong);
      const fault = judgePassword(body.password, holder.email);
      if (fault) return refuse({ status: 400, code: passwordFaults[fault], field: 'password' });
      const password = await passwords.hash(body.password);
      const member = { ...holder, password };
      const signedIn = await store.write(async (db) => {
        // A new password that was chosen by a link meanwhile is the one that counts.
        const current = await findMemberById(db, holder.id);
        if (current?.password !== holder.password) return undefined;
        await changeMember(db, holder.id, { password }, store.now());
        await endSessions(db, holder.id, 'all');
        return signMemberIn(services, request, { member, isRemembered: false }, db);
      });
      return signedIn
        ? beginSession(services, { request, site, member }, signedIn)
        : refuse({ status: 401, code: 'memberSignInAgain' });
    },
    json: () => ({ data: {} }),
    cookies: ({ cookies }) => cookies,
    page: (_begun, call) => backToArea(call, 'password'),
    refusedPage: (refusal, call, services) => areaPage(services, call, { refusal }),
  }),
  defineAction({
    method: 'POST',
    url: memberPaths.sessions,
    about: 'ends all sessions of a member but this one; 303',
    who: 'member',
    guard: 'origin',
    body: formBody(z.object({})),
    find: findSignedIn,
    async run({ found: { holder, session } }, { store }) {
      await store.write((db) => endSessions(db, holder.id, { except: session.id }));
    },
    json: () => ({ data: {} }),
    page: (_nothing, call) => backToArea(call, 'sessions'),
  }),
];
