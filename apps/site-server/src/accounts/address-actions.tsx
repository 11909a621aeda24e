import * as z from 'zod';
import { areaPage } from '../area/area-page';
import { Door } from '../area/Door';
import { writeAudit } from '../audit/write-audit';
import { actionsFor } from '../http/action/actions-for';
import { formBody } from '../http/action/body-reader';
import type { EndpointReply } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import { endAccountLinks, findAccountLink } from './account-links';
import { accountManner, sayOfAccounts, siteTitle, type AccountRefusal } from './account-manner';
import type { AccountServices } from './account-services';
import { findAccount, findAccountById, saveAccountEmail } from './accounts';
import { mailOldAddress } from './mail-new-address';

const { defineAction, refuse } = actionsFor<AccountServices, Site, AccountRefusal>(accountManner);

const dead = () => refuse({ status: 410, code: 'deadAddressLink' });

async function find(
  { site, params }: { site: Site; params: { readonly token: string } },
  { store }: AccountServices,
) {
  const link = await findAccountLink(store.read, site.id, params.token, {
    now: store.now(),
    kinds: ['address'],
  });
  const account = link?.accountId && (await findAccountById(store.read, link.accountId));
  return link?.email !== undefined && account ? { link, account, email: link.email } : dead();
}

/** The link by which a new address of an account is confirmed. */
export const addressActions = [
  defineAction({
    method: 'GET',
    url: '/config/address/:token',
    about: 'the page of a link that was mailed to a new address; 410 for one that is old or used',
    who: 'anyone',
    guard: { none: 'its address is a secret' },
    find,
    run: ({ found }) => found,
    json: false,
    page: ({ email }, { site }) => addressPage(site, email, false),
  }),
  defineAction({
    method: 'POST',
    url: '/config/address/:token',
    about: 'gives the account its new address, and tells the old one by mail',
    who: 'anyone',
    guard: 'origin',
    limit: [{ rate: 'signInLimit' }],
    body: formBody(z.object({})),
    find,
    async run({ request, site, found: { link, account, email } }, { store, outbox }) {
      const outcome = await store.write(async (db) => {
        if (await findAccount(db, site.id, email)) return dead();
        if (!(await endAccountLinks(db, link))) return dead();
        await saveAccountEmail(db, account, email, store.now());
        await mailOldAddress(db, store, { site, account, email });
        const change = { before: account.email, after: email };
        await writeAudit(db, store, { act: 'emailChanged', by: account, change, request });
        return email;
      });
      outbox.wake();
      return outcome;
    },
    json: false,
    page: (email, { site }) => addressPage(site, email, true),
  }),
];

function addressPage(site: Site, email: string, isDone: boolean): EndpointReply {
  const title = sayOfAccounts(isDone ? 'addressDoneTitle' : 'addressTitle');
  return areaPage(
    { title, site: siteTitle(site) },
    <Door site={siteTitle(site)} title={title}>
      <p className="excerpt">{sayOfAccounts(isDone ? 'addressDone' : 'addressText', { email })}</p>
      {isDone ? (
        <a className="button" href="/config">
          {sayOfAccounts('toArea')}
        </a>
      ) : (
        <form method="post">
          <button className="button">{sayOfAccounts('addressButton')}</button>
        </form>
      )}
    </Door>,
  );
}
