import { listOwnerLinks } from '../../app/list-owner-links';
import { isMailAddress } from '../../mail/mail';
import type { Store } from '../../store/store';
import { hasSite } from '../terminal/has-site';
import { mailOwnerLink } from './mail-owner-link';
import { unknownWord } from '../terminal/explain-words';

/** What `owner --help` prints. */
export const ownerHelp = `Lets the owner of a site in:

  owner invite [<address>]

  invite     prints a link by which the first owner makes an account; it works once, within a day.
             Invite others in the owner's area. For somebody who lost their password:
             accounts link <address>
  <address>  mails the link there, where a mail server is set up
`;

/** What the command was asked for. */
export interface OwnerArguments {
  /** To whom the link is mailed; undefined where it is printed. */
  readonly email: string | undefined;
}

/**
 * Reads the words after `owner`.
 *
 * @returns a line that says what is wrong
 */
export function readOwnerArguments([name = '', email, extra]: readonly string[]):
  | OwnerArguments
  | string {
  if (name !== 'invite') return unknownWord('owner', name);
  if (extra !== undefined) return `${JSON.stringify(extra)} is one argument too many.`;
  if (email !== undefined && !isMailAddress(email))
    return `${JSON.stringify(email)} is no email address, such as name@example.com.`;
  return { email };
}

/** How the command is set up. */
export interface OwnerSurroundings {
  /** The address of the server, to which links lead. */
  readonly address: string;
  /** Whether a mail server is set up. */
  readonly sendsMail: boolean;
  readonly output: Pick<NodeJS.WritableStream, 'write'>;
}

/**
 * The command `owner invite`.
 *
 * @param store the store
 * @param ask what is wanted
 * @param surroundings mail, and the terminal
 * @throws when there is no site yet, or each has an owner
 */
export async function runOwner(
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>,
  { email }: OwnerArguments,
  { address, sendsMail, output }: OwnerSurroundings,
): Promise<void> {
  if (!(await hasSite(store)))
    throw new Error('there is no site yet. The first start makes it: npx frontage start');
  const links = await listOwnerLinks(store, address);
  if (links.length === 0)
    throw new Error(
      'the site has an owner already, who invites others in the area, under Team. For an owner who lost the password: npx frontage accounts link <address>',
    );
  if (email !== undefined && !sendsMail)
    output.write(`No mail server is set up (SMTP_URL), so nothing was mailed to ${email}.\n`);
  for (const link of links)
    if (email !== undefined && sendsMail) {
      await mailOwnerLink(store, link, email);
      output.write(`The running server mails a link to ${email}. It works once, within a day.\n`);
    } else output.write(`To make the first account, once and within a day: ${link.link}\n`);
}
