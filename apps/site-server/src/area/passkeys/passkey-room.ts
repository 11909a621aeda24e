import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { AccountServices } from '../../accounts/account-services';
import { askForNewPasskey } from '../../accounts/ask-for-passkey';
import type { Contributor } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { passkeysPath } from '../../accounts/passkeys-path';
import { writeAudit } from '../../audit/write-audit';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { seeOther } from '../../http/see-other';
import { listPasskeys, removePasskey, renamePasskey } from '../../passkeys/passkeys';
import { deviceName } from '../../sign-in/device-name';
import type { Site } from '../../sites/site-settings';
import { enteredText } from '../../store/entered-text';
import { isStorable } from '../../store/is-storable';
import { addMadePasskey } from './add-made-passkey';
import { passkeysPage, type PasskeysShown } from './passkeys-page';

/** The services of passkeys. */
export type PasskeyServices = Pick<
  AccountServices,
  'store' | 'identify' | 'keys' | 'outbox' | 'baseUrl' | 'signInLimit'
>;

const { defineAction } = actionsFor<PasskeyServices, Site, AccountRefusal>(accountManner);

const who = 'contributor';
const done = z.enum(['addedDone', 'renamedDone', 'removedDone']);

/** Answers with the passkeys of who asks. */
async function showPasskeys(
  services: PasskeyServices,
  { request, site, found }: { request: EndpointRequest; site: Site; found: Contributor },
  shown: Pick<PasskeysShown, 'done' | 'wrong'> & { readonly newName?: string },
): Promise<EndpointReply> {
  const passkeys = await listPasskeys(services.store.read, found.account.id);
  const { account } = found;
  const creation = askForNewPasskey(services, request, { site, account, known: passkeys });
  const newName = deviceName(request.headers['user-agent']);
  return passkeysPage(site, found, { newName, ...shown, passkeys, creation });
}

/** One's own passkeys. */
const passkeyActions = [
  defineAction({
    method: 'GET',
    url: passkeysPath,
    about: 'one’s own passkeys, and a new one to be made',
    who,
    guard: { none: 'changes nothing' },
    query: z.object({ done: done.optional().catch(undefined) }),
    find: findContributor,
    run: () => undefined,
    json: false,
    page: (_nothing, call, services) => showPasskeys(services, call, { done: call.query.done }),
  }),
  defineAction({
    method: 'POST',
    url: passkeysPath,
    about:
      '`name`, `passkey` as the browser made it: adds it to one’s own account, and tells by mail; ' +
      '303, 400 with what is wrong',
    who,
    needsRecentSignIn: true,
    guard: 'origin',
    limit: [{ rate: 'signInLimit' }],
    body: formBody(
      z.object({ name: enteredText(100), passkey: z.string().max(20_000).default('') }),
    ),
    find: findContributor,
    async run({ request, site, body: { name, passkey: reply }, found: { account } }, services) {
      if (name === '') return 'nameMissing' as const;
      const outcome = await addMadePasskey(services, { request, site, account, reply, name });
      services.outbox.wake();
      return outcome;
    },
    json: false,
    page: (wrong, call, services) =>
      wrong
        ? showPasskeys(services, call, { wrong, newName: call.body.name })
        : seeOther(`${passkeysPath}?done=addedDone`),
  }),
  defineAction({
    method: 'POST',
    url: `${passkeysPath}/:id`,
    about: '`do=rename` with `name`, `do=remove`: changes one of one’s own passkeys; 303',
    who,
    needsRecentSignIn: true,
    guard: 'origin',
    body: formBody(z.object({ do: z.enum(['rename', 'remove']), name: enteredText(100) })),
    find: findContributor,
    async run({ request, params, body, found: { account: by } }, { store }) {
      const isRenamed = body.do === 'rename';
      if (isRenamed && body.name === '') return 'nameMissing' as const;
      const passkey = { id: isStorable(params.id) ? params.id : '', accountId: by.id };
      await store.write(async (db) => {
        const known = (await listPasskeys(db, by.id)).find(({ id }) => id === passkey.id);
        if (!known) return;
        const act = isRenamed ? 'passkeyRenamed' : 'passkeyRemoved';
        const change = { before: known.name, after: body.name };
        if (isRenamed) await renamePasskey(db, passkey, body.name);
        else await removePasskey(db, passkey);
        const named = isRenamed ? { change } : { subject: known.name };
        await writeAudit(db, store, { act, by, ...named, request });
      });
      return undefined;
    },
    json: false,
    page: (wrong, call, services) =>
      wrong
        ? showPasskeys(services, call, { wrong })
        : seeOther(`${passkeysPath}?done=${call.body.do}dDone`),
  }),
];

/** What passkeys add to the server. */
export const passkeyRoom = { actions: passkeyActions };
