import type { Site } from '../sites/site-settings';
import type { Mail } from './mail';
import { messageId } from './message-id';
import type { NewMail } from './outbox';

/** A mail's time and where its id comes from. */
export interface MailClock {
  /** UTC milliseconds. */
  now: number;
  createId(): string;
}

/**
 * A mail of a site with what it keeps through all attempts, ready for the outbox.
 *
 * @param site whose it is
 * @param mail what it says, and what it is about
 * @param clock when it is written
 */
export function createMail(
  site: Pick<Site, 'id' | 'host'>,
  mail: Mail & Pick<NewMail, 'kind' | 'once' | 'sendAt'>,
  { now, createId }: MailClock,
): NewMail {
  const id = createId();
  return { ...mail, id, siteId: site.id, messageId: messageId(id, site), createdAt: now };
}
