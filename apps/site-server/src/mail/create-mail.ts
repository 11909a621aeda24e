import type { Site } from '../sites/site-settings';
import type { Mail } from './mail';
import { messageId } from './message-id';
import type { NewMail } from './mails';

/** A mail's time and the source of its id. */
export interface MailClock {
  /** UTC milliseconds. */
  now: number;
  createId(): string;
}

/**
 * Creates a mail of a site with everything that stays the same through all attempts, ready for the
 * outbox.
 *
 * @param site the sender
 * @param mail its content, and what it is about
 * @param clock the time of writing
 */
export function createMail(
  site: Pick<Site, 'id' | 'host'>,
  mail: Mail & Pick<NewMail, 'kind' | 'once' | 'sendAt'>,
  { now, createId }: MailClock,
): NewMail {
  const id = createId();
  return { ...mail, id, siteId: site.id, messageId: messageId(id, site), createdAt: now };
}
