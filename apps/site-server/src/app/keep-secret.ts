import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../files/make-private-folder';

/** As many characters as 24 random bytes have. */
const shortestSecret = 32;

/**
 * The secret of a data folder, made on the first start. Two servers that start at
 * once end up with the same one.
 *
 * @param dataDir the folder; made when it is missing
 * @throws when the file holds less than a secret
 */
export async function keepSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept !== undefined) return checked(kept, path);
  makePrivateFolder(dataDir);
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  try {
    // Unlike a rename, a link leaves a file alone that another server has put there.
    await link(draft, path).catch((error: unknown) => {
      const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!exists) throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return checked(await readFile(path, 'utf8'), path);
}

/** A file that a power cut left empty would make signatures that anybody can make. */
function checked(text: string, path: string): string {
  const secret = text.trim();
  if (secret.length >= shortestSecret) return secret;
  throw new Error(
    `[site-server] the secret in ${path} has ${secret.length} characters, expected ${shortestSecret} or more. ` +
      'Delete the file to have a new one made; pages that are open then ask for a new crumb.',
  );
}
