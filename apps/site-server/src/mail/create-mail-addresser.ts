import { findSiteById } from '../sites/sites';
import { withAddress } from '../sites/site-origin';
import type { Database } from '../store/database';
import type { OutgoingMail } from './mail';
import { readMailSettings } from './mail-settings';

/**
 * Inserts the site's address into a mail that was written before the address was known, and names
 * the sender as the site does now; undefined as long as the address is unknown.
 */
export type AddressMail = (mail: OutgoingMail) => Promise<OutgoingMail | undefined>;

/**
 * Creates the function that inserts a site's address into mails.
 *
 * @param db the reading side
 * @param baseUrl the address in the configuration
 */
export function createMailAddresser(db: Database, baseUrl: string | undefined): AddressMail {
  return async (mail) => {
    const site = await findSiteById(db, mail.siteId);
    const [text, html, unsubscribeUrl] = [mail.text, mail.html, mail.unsubscribeUrl].map((part) =>
      withAddress(part, site, baseUrl),
    );
    if (text === undefined || html === undefined || unsubscribeUrl === undefined) return undefined;
    const { senderName, replyTo } = readMailSettings(site?.settings ?? {});
    return { ...mail, text, html, unsubscribeUrl, senderName, replyTo: mail.replyTo || replyTo };
  };
}
