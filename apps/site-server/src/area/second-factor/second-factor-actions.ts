import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { AccountServices } from '../../accounts/account-services';
import type { Contributor } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { mailWayIn } from '../../accounts/mail-way-in';
import { ownAccountPath } from '../../accounts/own-account-page';
import { secondFactorPath } from '../../accounts/second-factor-path';
import { writeAudit } from '../../audit/write-audit';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import type { EndpointRequest } from '../../http/endpoint';
import { seeOther } from '../../http/see-other';
import { countRecoveryCodes, renewRecoveryCodes } from '../../second-factor/recovery-codes';
import {
  addSecondFactor,
  findSecondFactor,
  lockSecondFactor,
  removeSecondFactor,
  spendCode,
  type CodeFault,
} from '../../second-factor/second-factor';
import type { Site } from '../../sites/site-settings';
import { enteredText } from '../../store/entered-text';
import { confirmSecret, offerSecret, openOffer, type OfferedSecret } from './offer-secret';
import { offerPage, recoveryCodesPage, secondFactorPage } from './second-factor-page';

/** The services of second factors. */
export type SecondFactorServices = Pick<
  AccountServices,
  'store' | 'identify' | 'keys' | 'outbox' | 'signInLimit' | 'guessLimit'
>;

const { defineAction, refuse } = actionsFor<SecondFactorServices, Site, AccountRefusal>(
  accountManner,
);

const who = 'contributor';
const code = enteredText(40);

/** Loads what the page of a second factor shows; undefined where it is off. */
async function loadSecondFactor({ store }: SecondFactorServices, accountId: string) {
  const factor = await findSecondFactor(store.read, accountId);
  return factor && { factor, codesLeft: await countRecoveryCodes(store.read, accountId) };
}

/** Offers somebody a secret that they have not seen before. */
function offerTo({ store, keys }: SecondFactorServices, { account }: Contributor) {
  return offerSecret(keys.seal('second factor'), account.id, store.now());
}

interface Confirmed {
  readonly request: EndpointRequest;
  readonly site: Site;
  readonly found: Contributor;
  readonly body: { readonly offer: string; readonly code: string };
}

/** What became of a code that was to switch a second factor on. */
type SwitchOutcome =
  | { readonly is: 'on'; readonly codes: readonly string[] }
  | { readonly is: 'on already' }
  | { readonly is: 'refused'; readonly fault: CodeFault; readonly offered: OfferedSecret }
  | { readonly is: 'too old' };

/** Switches a second factor on that a code has confirmed. */
async function switchOn(
  { request, site, found: { account }, body }: Confirmed,
  { store, keys }: SecondFactorServices,
): Promise<SwitchOutcome> {
  const seal = keys.seal('second factor');
  const now = store.now();
  const offer = { sealed: body.offer, accountId: account.id, now };
  const offered = openOffer(seal, offer);
  if (!offered) return { is: 'too old' };
  const confirmed = confirmSecret(offered.secret, body.code, now);
  if ('fault' in confirmed) return { is: 'refused', fault: confirmed.fault, offered };
  const sealedSecret = seal.close(offered.secret);
  return store.write(async (db) => {
    const added = { accountId: account.id, sealedSecret, step: confirmed.step, now };
    if (!(await addSecondFactor(db, added))) return { is: 'on already' };
    const codes = await renewRecoveryCodes(db, account.id);
    await mailWayIn(db, store, { site, account, way: 'factorOn' });
    await writeAudit(db, store, { act: 'secondFactorOn', by: account, request });
    return { is: 'on', codes };
  });
}

/** One's own second factor: a code of an app after the password. */
export const secondFactorActions = [
  defineAction({
    method: 'GET',
    url: secondFactorPath,
    about: 'offers a second factor for one’s own account; where it is on, what can be done with it',
    who,
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: ({ found }, services) => loadSecondFactor(services, found.account.id),
    json: false,
    page: (shown, { site, found }, services) =>
      shown
        ? secondFactorPage(site, found, shown)
        : offerPage(site, found, { offered: offerTo(services, found) }),
  }),
  defineAction({
    method: 'POST',
    url: secondFactorPath,
    about:
      '`offer` as the page has it, `code` of the app: switches the second factor on, and shows ten ' +
      'recovery codes, once; 400 with what is wrong',
    who,
    needsRecentSignIn: true,
    guard: 'origin',
    limit: [{ rate: 'signInLimit' }],
    body: formBody(z.object({ offer: enteredText(500), code })),
    find: findContributor,
    async run(call, services) {
      const outcome = await switchOn(call, services);
      services.outbox.wake();
      return outcome;
    },
    json: false,
    page(outcome, { site, found }, services) {
      if (outcome.is === 'on')
        return recoveryCodesPage(site, found, { codes: outcome.codes, isNew: true });
      if (outcome.is === 'on already') return seeOther(secondFactorPath);
      if (outcome.is === 'refused') return offerPage(site, found, outcome);
      return offerPage(site, found, { offered: offerTo(services, found), fault: 'offeredOver' });
    },
  }),
  defineAction({
    method: 'POST',
    url: `${secondFactorPath}/codes`,
    about: 'shows ten new recovery codes, once; those before them no longer work',
    who,
    needsRecentSignIn: true,
    guard: 'origin',
    limit: [{ rate: 'signInLimit' }],
    body: formBody(z.object({})),
    find: findContributor,
    run: ({ request, found: { account } }, { store }) =>
      store.write(async (db) => {
        if (!(await lockSecondFactor(db, account.id))) return undefined;
        await writeAudit(db, store, { act: 'recoveryCodesMade', by: account, request });
        return renewRecoveryCodes(db, account.id);
      }),
    json: false,
    page: (codes, { site, found }) =>
      codes ? recoveryCodesPage(site, found, { codes, isNew: false }) : seeOther(secondFactorPath),
  }),
  defineAction({
    method: 'POST',
    url: `${secondFactorPath}/off`,
    about: '`code`: switches the second factor off; 303, 400 for a code that is wrong',
    who,
    needsRecentSignIn: true,
    guard: 'origin',
    limit: [{ rate: 'signInLimit' }],
    body: formBody(z.object({ code })),
    find: findContributor,
    async run({ request, site, body, found: { account } }, services) {
      const { store, keys, outbox, guessLimit } = services;
      // Of the account, wherever they come from: as at the sign-in.
      const wait = await guessLimit.take(`${site.id} code ${account.id}`);
      if (wait > 0) return refuse({ status: 429, code: 'tooMany', wait });
      const seal = keys.seal('second factor');
      const fault = await store.write(async (db) => {
        const code = { accountId: account.id, entered: body.code, now: store.now() };
        if (!(await lockSecondFactor(db, account.id))) return undefined;
        const spent = await spendCode(db, seal, code);
        if ('fault' in spent) return spent.fault;
        await removeSecondFactor(db, account.id);
        await mailWayIn(db, store, { site, account, way: 'factorOff' });
        await writeAudit(db, store, { act: 'secondFactorOff', by: account, request });
        return undefined;
      });
      outbox.wake();
      return { fault, shown: fault && (await loadSecondFactor(services, account.id)) };
    },
    json: false,
    page: ({ fault, shown }, { site, found }) =>
      shown
        ? secondFactorPage(site, found, { ...shown, fault })
        : seeOther(`${ownAccountPath}?done=factorOff`),
  }),
];
