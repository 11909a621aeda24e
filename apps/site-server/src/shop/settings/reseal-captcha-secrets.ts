import { hideSecret, keyOfHiddenSecret, readHiddenSecret } from '../../signing/hide-secret';
import type { Seal } from '../../signing/seal';
import { changeSettings } from '../../sites/change-settings';
import type { Store } from '../../store/store';

/**
 * Hides the secrets of captcha accounts under the newest key, so that an older one can be retired.
 *
 * @param store the store
 * @param seal of the secrets of sites
 * @param keyId the older key
 * @returns how many there were
 */
export function resealCaptchaSecrets(
  { write, now }: Pick<Store, 'write' | 'now'>,
  seal: Seal,
  keyId: string,
): Promise<number> {
  return write(async (db) => {
    const counts = { hidden: 0 };
    for (const { id } of await db.selectFrom('site').select('id').execute())
      await changeSettings(
        db,
        id,
        (settings) => {
          const { captcha } = settings.shop ?? {};
          if (!captcha || keyOfHiddenSecret(seal, captcha.secret) !== keyId) return settings;
          counts.hidden += 1;
          const secret = hideSecret(seal, readHiddenSecret(seal, captcha.secret));
          return { ...settings, shop: { ...settings.shop, captcha: { ...captcha, secret } } };
        },
        now(),
      );
    return counts.hidden;
  });
}
