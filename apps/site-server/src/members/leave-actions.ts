import { memberPaths } from '@frontage/react-blocks/server';
import * as z from 'zod';
import { actionsFor } from '../http/action/actions-for';
import { formBody } from '../http/action/body-reader';
import { seeOther } from '../http/see-other';
import type { Site } from '../sites/site-settings';
import { areaPage, type AreaServices } from './area-page';
import { exportMember } from './export-member';
import { findSignedIn } from './find-signed-in';
import { judgeOwnPassword } from './judge-own-password';
import { mailMemberLink } from './mail-member-link';
import { leaveMemberCart } from './member-cart';
import { memberCookies } from './member-cookies';
import { memberManner, type MemberRefusal } from './member-manner';
import { removeMember } from './remove-member';

const { defineAction, refuse } = actionsFor<AreaServices, Site, MemberRefusal>(memberManner);

/** A member takes what is stored about them, and leaves. */
export const leaveActions = [
  defineAction({
    method: 'GET',
    url: memberPaths.export,
    about: 'a file, in JSON, with what the site stores about a member and their orders',
    who: 'member',
    guard: { none: 'changes nothing' },
    find: findSignedIn,
    run: ({ request, site, found }, services) =>
      exportMember(services, { request, site }, { member: found.holder, session: found.session }),
    json: false,
    page: (file) => ({
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="my-data.json"',
        'cache-control': 'private, no-store',
      },
      body: file,
    }),
  }),
  defineAction({
    method: 'POST',
    url: memberPaths.leave,
    about:
      '`leavePassword`: deletes a member with their sessions and their cart; orders stay, as the ' +
      'law asks; 303',
    who: 'member',
    guard: 'origin',
    limit: [{ rate: 'memberSignInLimit' }],
    body: formBody(z.object({ leavePassword: z.string().max(1000).default('') })),
    find: findSignedIn,
    async run({ request, site, body: { leavePassword }, found: { holder } }, services) {
      const { store, outbox } = services;
      const entered = { password: leavePassword, field: 'leavePassword' };
      const wrong = await judgeOwnPassword(services, holder, entered);
      if (wrong) return refuse(wrong);
      const cookies = await leaveMemberCart(services, { request, site, member: holder }, false);
      await store.write(async (db) => {
        await removeMember(db, site, holder.id, store.now());
        await mailMemberLink(
          services,
          { request, site },
          {
            to: holder.email,
            subject: 'memberLeftSubject',
            text: 'memberLeftMail',
            about: `left ${holder.id}`,
          },
          db,
        );
      });
      outbox.wake();
      return cookies;
    },
    json: () => ({ data: {} }),
    cookies: (cookies, { request }) => [...memberCookies(request, undefined), ...cookies],
    page: () => seeOther('/?logout=true'),
    refusedPage: (refusal, call, services) => areaPage(services, call, { refusal }),
  }),
];
