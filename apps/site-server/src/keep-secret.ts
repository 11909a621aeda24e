import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret of a data folder, made on the first start. Two servers that start at
 * once end up with the same one.
 *
 * @param dataDir the folder; made when it is missing
 */
export async function keepSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept !== undefined) return kept.trim();
  await mkdir(dataDir, { recursive: true });
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
  return (await readFile(path, 'utf8')).trim();
}
