import type { Store } from '../store/store';
import { listOwnerLinks } from './list-owner-links';

/**
 * Prints where the first owner of each site without one makes an account. Nobody has a password
 * that somebody else has set.
 *
 * @param store the store
 * @param address of the server
 * @param output the terminal
 */
export async function printOwnerLinks(
  store: Pick<Store, 'read' | 'write' | 'now'>,
  address: string,
  output: Pick<NodeJS.WritableStream, 'write'>,
): Promise<void> {
  for (const { link } of await listOwnerLinks(store, address))
    output.write(`Nobody looks after this site yet. Make your account within a day: ${link}\n`);
}
