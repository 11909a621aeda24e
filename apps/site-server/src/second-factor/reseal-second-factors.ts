import type { Seal } from '../signing/seal';
import type { Store } from '../store/store';

/**
 * Encrypts the secrets of second factors with the newest key, so that an older one can be retired.
 * There are as many as people who look after sites, so one transaction does it.
 *
 * @param store the store
 * @param seal of second factors
 * @param keyId the older key
 * @returns how many there were
 */
export function resealSecondFactors(
  { write }: Pick<Store, 'write'>,
  seal: Seal,
  keyId: string,
): Promise<number> {
  return write(async (db) => {
    const found = await db
      .selectFrom('second_factor')
      .select(['account_id', 'sealed_secret'])
      .where('sealed_secret', 'like', `${keyId}.%`)
      .execute();
    for (const { account_id: accountId, sealed_secret: sealed } of found) {
      const secret = seal.open(sealed);
      if (secret !== undefined)
        await db
          .updateTable('second_factor')
          .set({ sealed_secret: seal.close(secret) })
          .where('account_id', '=', accountId)
          .execute();
    }
    return found.length;
  });
}
