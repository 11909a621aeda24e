import { keepKeys } from '../signing/keep-keys';
import { createKeyRing, type KeyRing } from '../signing/key-ring';
import type { Configuration } from './configuration';

/**
 * The keys that a server was set up with: those of the environment, else those of their file.
 *
 * @throws when the file cannot be used
 */
export function readKeys({
  secrets,
  dataDir,
  keysDir,
}: Pick<Configuration, 'secrets' | 'dataDir' | 'keysDir'>): Promise<KeyRing> {
  return secrets.length > 0
    ? Promise.resolve(createKeyRing(secrets))
    : keepKeys({ dataDir, keysDir });
}
