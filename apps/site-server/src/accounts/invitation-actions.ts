import * as z from 'zod';
import { writeAudit } from '../audit/write-audit';
import { actionsFor } from '../http/action/actions-for';
import { formBody } from '../http/action/body-reader';
import { seeOther } from '../http/see-other';
import { judgePassword } from '../sign-in/judge-password';
import type { Site } from '../sites/site-settings';
import { enteredText } from '../store/entered-text';
import { accountManner, type AccountRefusal } from './account-manner';
import type { AccountServices } from './account-services';
import { findAccount, insertAccount } from './accounts';
import { choosePasswordPage } from './choose-password-page';
import { contributorCookie } from './contributor-cookie';
import { endInvitation, findInvitation } from './invitations';
import { areaHome } from './safe-next';
import { signAccountIn } from './sign-account-in';

const { defineAction, refuse } = actionsFor<AccountServices, Site, AccountRefusal>(accountManner);

const dead = () => refuse({ status: 410, code: 'deadInvitation' });

async function find(
  { site, params }: { site: Site; params: { readonly token: string } },
  { store }: AccountServices,
) {
  return (await findInvitation(store.read, site.id, params.token, store.now())) ?? dead();
}

const acceptBody = z.object({
  name: enteredText(100),
  password: z.string().max(1000).default(''),
});

/** The link of an invitation: it makes the account of who was invited. */
export const invitationActions = [
  defineAction({
    method: 'GET',
    url: '/config/invitation/:token',
    about:
      'the page of an invitation, which asks for a name and a password; 410 for one that is old, ' +
      'taken back or accepted',
    who: 'anyone',
    guard: { none: 'its address is a secret' },
    find,
    run: ({ found }) => found,
    json: false,
    page: (invitation, { site }) => choosePasswordPage(site, { account: undefined, invitation }),
  }),
  defineAction({
    method: 'POST',
    url: '/config/invitation/:token',
    about:
      '`name`, `password`: makes the account with the roles of the invitation, ends it, and signs ' +
      'in; 400 with the page and what is wrong',
    who: 'anyone',
    guard: 'origin',
    limit: [{ rate: 'signInLimit' }],
    body: formBody(acceptBody),
    find,
    async run({ request, site, body: { name, password: entered }, found }, services) {
      const { store, passwords } = services;
      const { id: invitationId, email, roles } = found;
      if (name === '') return refuse({ status: 400, code: 'nameMissing', field: 'name' });
      const code = judgePassword(entered, email);
      if (code) return refuse({ status: 400, code, field: 'password' });
      const password = await passwords.hash(entered);
      const account = { id: store.createId(), siteId: site.id, name, email, password, roles };
      return store.write(async (db) => {
        if (!(await endInvitation(db, invitationId))) return dead();
        if (await findAccount(db, site.id, email)) return dead();
        await insertAccount(db, account, store.now());
        await writeAudit(db, store, { act: 'invitationAccepted', by: account, request });
        return signAccountIn(services, request, { account, isRemembered: false }, db);
      });
    },
    json: () => ({ data: {} }),
    cookies: ({ token }, { request }) => [contributorCookie.format(request, token)],
    page: () => seeOther(areaHome),
    refusedPage: (refusal, call) =>
      refusal.field && call.site && call.found
        ? choosePasswordPage(call.site, {
            refusal,
            account: undefined,
            invitation: call.found,
            entered: { name: call.body?.name ?? '', email: '' },
          })
        : (accountManner.page?.(refusal, call, undefined) ?? seeOther(areaHome)),
  }),
];
