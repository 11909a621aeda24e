import type { SiteStore } from '../app/site-store';
import { fromBase32 } from '../second-factor/base32';
import { renewRecoveryCodes } from '../second-factor/recovery-codes';
import { addSecondFactor } from '../second-factor/second-factor';
import { stepLength, totpCode } from '../second-factor/totp-code';
import { testKeys } from './test-keys';

/** The secret of every app of a test. */
export const appSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** What the app shows at a time, in UTC milliseconds. */
export function appCode(time: number): string {
  return totpCode(fromBase32(appSecret), Math.floor(time / stepLength));
}

/** Switches the second factor of an account on, and returns its recovery codes. */
export function switchSecondFactorOn(
  store: SiteStore,
  accountId: string,
): Promise<readonly string[]> {
  const sealedSecret = testKeys.seal('second factor').close(appSecret);
  return store.write(async (db) => {
    await addSecondFactor(db, { accountId, sealedSecret, step: 0, now: store.now() });
    return renewRecoveryCodes(db, accountId);
  });
}
