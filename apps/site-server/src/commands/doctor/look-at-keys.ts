import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../../app/configuration';
import { keysFolder } from '../../signing/keep-keys';
import { readKeyFile, keyFileIn } from '../../signing/kept-key';
import { keyId } from '../../signing/key-ring';
import type { Finding } from './finding';

/** Looks at the keys; makes none. */
export async function lookAtKeys(
  configuration: Pick<Configuration, 'dataDir' | 'keysDir' | 'secrets'>,
): Promise<Finding> {
  const subject = 'keys';
  if (configuration.secrets.length > 0) return { state: 'fine', subject, says: 'those of SECRET' };
  const folder = keysFolder(configuration);
  try {
    if (await isOpenToOthers(folder))
      return {
        state: 'warning',
        subject,
        says: `others on this machine may look into ${folder}`,
        advice: `Close it to them: chmod 700 ${folder}`,
      };
    const used = await readFile(join(configuration.dataDir, 'key-id'), 'utf8').catch(() => '');
    const keys = await readKeyFile(folder);
    if (used.trim() === '' && !keys)
      return { state: 'fine', subject, says: 'made by the first start' };
    if (used.trim() === '' || keys?.some(({ secret }) => keyId(secret) === used.trim()))
      return { state: 'fine', subject, says: `${keyFileIn(folder)}; keep a copy in another place` };
    return {
      state: 'wrong',
      subject,
      says: `the data need the key ${used.trim()}, which is not in ${keyFileIn(folder)}`,
      advice: 'Put that file back from its copy, or name its folder by KEYS_DIR.',
    };
  } catch (error) {
    return {
      state: 'wrong',
      subject,
      says: error instanceof Error ? error.message : String(error),
      advice: 'Put the file back from its copy.',
    };
  }
}

async function isOpenToOthers(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return false;
  const there = await stat(folder).catch(() => undefined);
  return there !== undefined && (there.mode & 0o077) !== 0;
}
