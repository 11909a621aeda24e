import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../files/make-private-folder';

/** The number of characters that 24 random bytes have in base64url. */
const shortestSecret = 32;

/**
 * Gives the secret of a data folder, created on the first start. Two servers that start at the same
 * time get the same one.
 *
 * @param dataDir the folder; created if it is missing
 * @throws if the file holds less than a secret
 */
export async function keepSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept !== undefined) return checked(kept, path);
  makePrivateFolder(dataDir);
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  try {
    // Unlike a rename, a link does not replace a file that another server has created.
    await link(draft, path).catch((error: unknown) => {
      const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!exists) throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return checked(await readFile(path, 'utf8'), path);
}

/** With a file that a power cut left empty, anybody could forge signatures. */
function checked(text: string, path: string): string {
  const secret = text.trim();
  if (secret.length >= shortestSecret) return secret;
  throw new Error(
    `[site-server] the secret in ${path} has ${secret.length} characters, expected ${shortestSecret} or more. ` +
      'Delete the file to have a new one made; pages that are open then ask for a new crumb.',
  );
}
