import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Contributor, Identify } from '../../accounts/create-identify';
import type { FileStore } from '../../files/file-store';
import { findKnownForm, type KnownForm } from '../../forms/definitions/known-forms';
import { findMessage, type Message } from '../../forms/submissions/messages';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import type { Refused } from '../../http/action/refused';
import type { OutboxWorker } from '../../mail/start-outbox-worker';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { findWithPerson } from '../../accounts/find-with-person';

/** The services of messages. */
export interface MessageServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
  /** The files that visitors sent. */
  uploads: Pick<FileStore, 'read' | 'remove'>;
  /** Sends mails. */
  outbox: Pick<OutboxWorker, 'wake'>;
}

/** Declares an action about messages. */
export const { defineAction: defineMessageAction, refuse: refuseMessage } = actionsFor<
  MessageServices,
  Site,
  AccountRefusal
>(accountManner);

/** Refuses what is about a message that is not there. */
export const gone = () => refuseMessage({ status: 404, code: 'gone' });

/** A message with its form, and who asks for it. */
export interface FoundMessage {
  readonly contributor: Contributor;
  readonly message: Message;
  readonly form: KnownForm;
}

/** Finds the message that an address names, with its form, and who asks for it. */
export function findNamedMessage(
  call: Pick<Call<Site, { readonly id: string }>, 'request' | 'site' | 'params'>,
  services: Pick<MessageServices, 'identify' | 'store'>,
): Promise<FoundMessage | Refused<AccountRefusal>> {
  return findWithPerson(call, services, async (db, siteId, id) => {
    const message = await findMessage(db, siteId, id);
    const form = message && (await findKnownForm(db, siteId, message.formId));
    return form && { message, form };
  });
}
