import * as z from 'zod';
import { writeAudit } from '../audit/write-audit';
import { actionsFor } from '../http/action/actions-for';
import { formBody } from '../http/action/body-reader';
import { seeOther } from '../http/see-other';
import { isMailAddress } from '../mail/mail';
import type { Site } from '../sites/site-settings';
import { enteredText } from '../store/entered-text';
import { endAccountLinks, findAccountLink, type AccountLink } from './account-links';
import { accountManner, type AccountRefusal } from './account-manner';
import type { AccountServices } from './account-services';
import { findAccountById, insertAccount, saveAccountPassword, type Account } from './accounts';
import { admissionHref, admit, formatAdmission } from './admit';
import { choosePasswordPage } from './choose-password-page';
import { judgePassword } from '../sign-in/judge-password';
import { areaHome } from './safe-next';
import { endSessions } from '../sign-in/sessions';

const { defineAction, refuse } = actionsFor<AccountServices, Site, AccountRefusal>(accountManner);

/** A link that works, and the account whose password it sets. */
interface OpenLink {
  readonly link: AccountLink;
  /** Undefined for a first owner. */
  readonly account: Account | undefined;
}

const dead = () => refuse({ status: 410, code: 'deadLink' });

async function find(
  { site, params }: { site: Site; params: { readonly token: string } },
  { store }: AccountServices,
) {
  const link = await findAccountLink(store.read, site.id, params.token, {
    kinds: ['owner', 'reset'],
    now: store.now(),
  });
  if (!link) return dead();
  if (link.accountId === undefined) return { link, account: undefined } satisfies OpenLink;
  const account = await findAccountById(store.read, link.accountId);
  // Whoever has no account any more becomes no owner.
  return account ? ({ link, account } satisfies OpenLink) : dead();
}

const linkBody = z.object({
  name: enteredText(100),
  email: enteredText(254),
  password: z.string().max(1000).default(''),
});
type LinkBody = z.infer<typeof linkBody>;

/** What is wrong with what was entered; nothing if it will do. */
function judge({ name, email, password }: LinkBody, account: Account | undefined) {
  if (!account && name === '') return refuse({ status: 400, code: 'nameMissing', field: 'name' });
  if (!account && !isMailAddress(email))
    return refuse({ status: 400, code: 'emailWrong', field: 'email' });
  const code = judgePassword(password, account?.email ?? email);
  return code && refuse({ status: 400, code, field: 'password' });
}

/** The page of a link that lets somebody in once, from the terminal or a mail. */
export const linkActions = [
  defineAction({
    method: 'GET',
    url: '/config/link/:token',
    about:
      'the page of a link from the terminal or a mail, to choose a password; it only asks, since ' +
      'programs that look for harm in mails open links too; 410 for one that is old or used',
    who: 'anyone',
    guard: { none: 'its address is a secret' },
    find,
    run: ({ found }) => found,
    json: false,
    page: ({ account }, { site }) => choosePasswordPage(site, { account }),
  }),
  defineAction({
    method: 'POST',
    url: '/config/link/:token',
    about:
      '`password`, of a first owner `name` and `email` too: ends the link and all sessions of the ' +
      'account, and signs in, where there is a second factor by a code; 400 with the page and what is wrong',
    who: 'anyone',
    guard: 'origin',
    limit: [{ rate: 'signInLimit' }],
    body: formBody(linkBody),
    find,
    async run({ request, site, body, found: { link, account } }, services) {
      const { store, passwords } = services;
      const wrong = judge(body, account);
      if (wrong) return wrong;
      const password = await passwords.hash(body.password);
      return store.write(async (db) => {
        if (!(await endAccountLinks(db, link))) return dead();
        const { name, email } = body;
        const id = store.createId();
        const made = { id, siteId: site.id, name, email, roles: ['admin'] } as const;
        const owner: Account = { ...(account ?? made), password };
        if (account) await saveAccountPassword(db, account.id, password, store.now());
        else await insertAccount(db, owner, store.now());
        await endSessions(db, owner.id, 'all');
        const act = account ? 'passwordSet' : 'accountMade';
        await writeAudit(db, store, { act, by: owner, request });
        return admit(services, request, { account: owner, isRemembered: false }, db);
      });
    },
    json: () => ({ data: {} }),
    cookies: (admission, { request }) => formatAdmission(request, admission),
    page: (admission) => seeOther(admissionHref(admission, areaHome)),
    refusedPage: (refusal, call) =>
      refusal.field && call.site && call.found
        ? choosePasswordPage(call.site, {
            refusal,
            account: call.found.account,
            entered: call.body ?? { name: '', email: '' },
          })
        : (accountManner.page?.(refusal, call, undefined) ?? seeOther(areaHome)),
  }),
];
