import * as z from 'zod';
import { writeAudit } from '../audit/write-audit';
import { actionsFor } from '../http/action/actions-for';
import { formBody } from '../http/action/body-reader';
import { seeOther } from '../http/see-other';
import { isMailAddress } from '../mail/mail';
import { areMailsLate } from '../mail/stuck-mails';
import type { Site } from '../sites/site-settings';
import { enteredText } from '../store/entered-text';
import { accountManner, sayOfAccounts, type AccountRefusal } from './account-manner';
import type { AccountServices } from './account-services';
import { emailKey } from '../sign-in/email-key';
import { saveAccountName } from './accounts';
import { findContributor } from './find-contributor';
import { mailNewAddress } from './mail-new-address';
import { ownAccountPath } from './own-account-page';
import { showOwnAccount } from './show-own-account';

const { defineAction } = actionsFor<AccountServices, Site, AccountRefusal>(accountManner);

/** What was done, by its name in an address. */
const doneTexts = { name: 'ownNameDone', factorOff: 'ownFactorDone' } as const;

/** One's own account: its name, and the address that one signs in with. */
export const ownAccountActions = [
  defineAction({
    method: 'GET',
    url: ownAccountPath,
    about: 'one’s own account, with its name and address',
    who: 'contributor',
    guard: { none: 'changes nothing' },
    query: z.object({ done: z.enum(['name', 'factorOff']).optional().catch(undefined) }),
    find: findContributor,
    run: () => undefined,
    json: false,
    page: (_nothing, { site, found, query: { done } }, services) =>
      showOwnAccount(services, site, found, { done: done && sayOfAccounts(doneTexts[done]) }),
  }),
  defineAction({
    method: 'POST',
    url: ownAccountPath,
    about: '`name`: the name of one’s own account; 303, 400 with what is wrong',
    who: 'contributor',
    guard: 'origin',
    body: formBody(z.object({ name: enteredText(100) })),
    find: findContributor,
    async run({ request, body: { name }, found: { account } }, { store }) {
      if (name === '') return { field: 'name', code: 'nameMissing' } as const;
      await store.write(async (db) => {
        await saveAccountName(db, account, name, store.now());
        const change = { before: account.name, after: name };
        await writeAudit(db, store, { act: 'nameChanged', by: account, change, request });
      });
      return undefined;
    },
    json: false,
    page: (wrong, { site, found, body }, services) =>
      wrong
        ? showOwnAccount(services, site, found, { entered: body, wrong })
        : seeOther(`${ownAccountPath}?done=name`),
  }),
  defineAction({
    method: 'POST',
    url: `${ownAccountPath}/email`,
    about:
      '`email`: mails a link to a new address of one’s own account, which counts once it is opened',
    who: 'contributor',
    needsRecentSignIn: true,
    guard: 'origin',
    limit: [{ rate: 'signInLimit' }],
    body: formBody(z.object({ email: enteredText(254) })),
    find: findContributor,
    async run({ request, site, body: { email }, found: { account } }, services) {
      if (!isMailAddress(email)) return { field: 'email', code: 'emailWrong' } as const;
      if (emailKey(email) === emailKey(account.email))
        return { field: 'email', code: 'emailSame' } as const;
      await mailNewAddress(services, { request, site, account, email });
      services.outbox.wake();
      return undefined;
    },
    json: false,
    async page(wrong, { site, found, body }, services) {
      if (wrong) return showOwnAccount(services, site, found, { entered: body, wrong });
      const isLate = await areMailsLate(services.store.read, site.id);
      const said = [sayOfAccounts('ownEmailDone', body), isLate && sayOfAccounts('mailsLate')];
      return showOwnAccount(services, site, found, { done: said.filter(Boolean).join(' ') });
    },
  }),
];
