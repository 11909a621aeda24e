import type { SiteStore } from '../app/site-store';
import { enqueueMail } from '../mail/mails';
import { ids } from './site-fixture';

/**
 * Puts a mail into the outbox of the sample site; `more` says when it is due, or that there is only
 * one of its kind.
 */
export function putMail(
  store: SiteStore,
  id: string,
  more: { createdAt?: number; once?: string; sendAt?: number } = {},
): Promise<unknown> {
  return store.write((db) =>
    enqueueMail(db, {
      id,
      siteId: ids.site,
      kind: 'submission',
      messageId: `${id}@studio.example`,
      to: 'owner@studio.example',
      replyTo: '',
      subject: id,
      text: 'Hello',
      html: '<p>Hello',
      unsubscribeUrl: '',
      createdAt: 0,
      ...more,
    }),
  );
}
