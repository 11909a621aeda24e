import * as z from 'zod';
import { areaPage } from '../area/area-page';
import { Door } from '../area/Door';
import { actionsFor } from '../http/action/actions-for';
import { formBody } from '../http/action/body-reader';
import type { EndpointReply } from '../http/endpoint';
import { isMailAddress } from '../mail/mail';
import { areMailsLate } from '../mail/stuck-mails';
import type { Site } from '../sites/site-settings';
import { enteredText } from '../store/entered-text';
import { accountManner, sayOfAccounts, siteTitle, type AccountRefusal } from './account-manner';
import type { AccountServices } from './account-services';
import { EmailField } from './EmailField';
import { mailResetLink } from './mail-reset-link';

const { defineAction, refuse } = actionsFor<AccountServices, Site, AccountRefusal>(accountManner);

/** A new password for who forgot theirs. */
export const resetActions = [
  defineAction({
    method: 'GET',
    url: '/config/forgot',
    about: 'the page that asks for a link to choose a new password',
    who: 'anyone',
    guard: { none: 'changes nothing' },
    run: () => undefined,
    json: false,
    page: (_nothing, { site }) => forgotPage(site, {}),
  }),
  defineAction({
    method: 'POST',
    url: '/config/forgot',
    about:
      '`email`: mails a link to choose a new password, at most every five minutes; the answer does ' +
      'not tell whether the address has an account',
    who: 'anyone',
    guard: 'origin',
    limit: [{ rate: 'signInLimit' }],
    body: formBody(
      z.object({
        email: enteredText(254),
      }),
    ),
    async run({ request, site, body: { email } }, services) {
      if (!isMailAddress(email)) return refuse({ status: 400, code: 'emailWrong', field: 'email' });
      await mailResetLink(services, { request, site, email });
      services.outbox.wake();
      return email;
    },
    json: () => ({ data: {} }),
    page: async (email, { site }, { store }) =>
      forgotDonePage(site, { email, isLate: await areMailsLate(store.read, site.id) }),
    refusedPage: (refusal, { site, body }) =>
      forgotPage(site, { refusal, email: body?.email ?? '' }),
  }),
];

function forgotPage(
  site: Site | undefined,
  { email = '', refusal }: { email?: string; refusal?: AccountRefusal },
): EndpointReply {
  const title = sayOfAccounts('forgotTitle');
  const wrong = refusal && sayOfAccounts(refusal.code);
  return areaPage(
    { status: refusal?.status ?? 200, title, site: siteTitle(site), isWrong: wrong !== undefined },
    <Door site={siteTitle(site)} title={title}>
      <p>{sayOfAccounts('forgotText')}</p>
      <form method="post" noValidate>
        <EmailField value={email} wrong={wrong} />
        <button className="button">{sayOfAccounts('forgotButton')}</button>
      </form>
      <p className="aside">
        <a href="/config/sign-in">{sayOfAccounts('backToSignIn')}</a>
      </p>
    </Door>,
  );
}

function forgotDonePage(
  site: Site,
  { email, isLate }: { email: string; isLate: boolean },
): EndpointReply {
  const title = sayOfAccounts('forgotDoneTitle');
  return areaPage(
    { title, site: siteTitle(site) },
    <Door site={siteTitle(site)} title={title}>
      <p>{sayOfAccounts('forgotDone', { email })}</p>
      {isLate && <p>{sayOfAccounts('mailsLate')}</p>}
      <a className="button" data-look="quiet" href="/config/sign-in">
        {sayOfAccounts('backToSignIn')}
      </a>
    </Door>,
  );
}
