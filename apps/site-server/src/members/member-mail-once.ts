import { emailKey } from '../sign-in/email-key';

/** How often an address is mailed a link, in milliseconds: nobody can fill a mailbox. */
const mailStep = 5 * 60 * 1000;

/** A mail of members: to whom, what it is about, and when it was asked for. */
interface AskedMail {
  readonly siteId: string;
  readonly email: string;
  readonly about: string;
  /** UTC milliseconds. */
  readonly askedAt: number;
}

/** Names a mail of members, of which there is one; of each an address gets one in five minutes. */
export function memberMailOnce({ siteId, email, about, askedAt }: AskedMail): string {
  return `member ${about} ${siteId} ${emailKey(email)} ${Math.floor(askedAt / mailStep)}`;
}
