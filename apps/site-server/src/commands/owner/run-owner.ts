import { listOwnerLinks } from '../../app/list-owner-links';
import type { Store } from '../../store/store';
import { hasSite } from '../terminal/has-site';

/** What `owner --help` prints. */
export const ownerHelp = `Lets the owner of a site in:

  owner invite

  invite  prints a link by which the first owner makes an account; it works once, within a day.
          Others are invited in the owner's area; who lost a password: accounts link <address>
`;

/**
 * Reads the words after `owner`.
 *
 * @returns a line that says what is wrong; undefined if all is well
 */
export function readOwnerArguments([name = '', extra]: readonly string[]): string | undefined {
  if (name !== 'invite') return `There is no command owner ${name}.`;
  return extra === undefined ? undefined : `${JSON.stringify(extra)} is one argument too many.`;
}

/**
 * The command `owner invite`.
 *
 * @param store the store
 * @param address of the server
 * @param output the terminal
 * @throws when there is no site yet, or each has an owner
 */
export async function runOwner(
  store: Pick<Store, 'read' | 'write' | 'now'>,
  address: string,
  output: Pick<NodeJS.WritableStream, 'write'>,
): Promise<void> {
  if (!(await hasSite(store))) throw new Error('there is no site yet. The first start makes it.');
  const links = await listOwnerLinks(store, address);
  if (links.length === 0)
    throw new Error(
      'the site has an owner, who invites others in the area, under People. Who lost a password: accounts link <address>',
    );
  for (const { link } of links)
    output.write(`To make the first account, once and within a day: ${link}\n`);
}
