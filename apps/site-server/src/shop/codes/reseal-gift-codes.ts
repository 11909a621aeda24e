import type { Seal } from '../../signing/seal';
import type { Store } from '../../store/store';

/** The number of codes that one transaction encrypts again. */
const atOnce = 500;

/**
 * Encrypts the codes of bought gift cards with the newest key, so that an older one can be retired.
 * A code that no key of the ring opens stays unchanged.
 *
 * @param store the store
 * @param seal of gift codes
 * @param keyId the older key
 * @returns the number of codes
 */
export async function resealGiftCodes(
  { write }: Pick<Store, 'write'>,
  seal: Seal,
  keyId: string,
): Promise<number> {
  let count = 0;
  for (let after = ''; ;) {
    const rows = await write(async (db) => {
      const found = await db
        .selectFrom('gift_card')
        .select(['id', 'sealed_code'])
        .where('sealed_code', 'like', `${keyId}.%`)
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute();
      for (const { id, sealed_code: sealed } of found) {
        const code = seal.open(sealed ?? '');
        if (code !== undefined)
          await db
            .updateTable('gift_card')
            .set({ sealed_code: seal.close(code) })
            .where('id', '=', id)
            .execute();
      }
      return found;
    });
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return count;
    after = last.id;
  }
}
