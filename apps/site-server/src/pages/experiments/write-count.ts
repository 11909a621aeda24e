import type { Database } from '../../store/database';
import type { Store } from '../../store/store';

/**
 * Writes a count while a page is answered. What cannot be written is lost: a full disk holds up no
 * page, and no thanks for an order.
 */
export async function writeCount(
  store: Pick<Store, 'write'>,
  write: (db: Database) => Promise<void>,
): Promise<void> {
  try {
    await store.write(write);
  } catch {
    // Whatever else is written on this server says that nothing can be written.
  }
}
