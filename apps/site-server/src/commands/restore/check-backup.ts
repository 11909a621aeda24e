import { createHash } from 'node:crypto';
import {
  aboutName,
  backupFactsSchema,
  checksumsName,
  databaseName,
  type BackupFacts,
} from '../backup/backup-facts';
import { readTar } from '../backup/read-tar';

/**
 * Reads a backup to its end and compares every checksum; nothing is written.
 *
 * @param file what `backup` has written
 * @returns what it says about itself
 * @throws if it is not whole, or no backup
 */
export async function checkBackup(file: string): Promise<BackupFacts> {
  try {
    return await check(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file} cannot be restored: ${why}. Nothing was changed. Take another backup.`,
      {
        cause: error,
      },
    );
  }
}

async function check(file: string): Promise<BackupFacts> {
  const found = new Map<string, string>();
  let about = '';
  let checksums = '';
  for await (const { name, read } of readTar(file)) {
    const hash = createHash('sha256');
    for await (const part of read()) {
      hash.update(part);
      if (name === aboutName) about += part.toString();
      if (name === checksumsName) checksums += part.toString();
    }
    if (name !== checksumsName) found.set(name, hash.digest('hex'));
  }
  if (!found.has(aboutName) || !found.has(databaseName))
    throw new Error('it is no backup of a site');
  if (checksums === '') throw new Error('it was never finished');
  const wanted = new Map(
    checksums
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  );
  for (const [name, hash] of wanted)
    if (found.get(name) !== hash)
      throw new Error(found.has(name) ? `${name} in it is damaged` : `${name} is missing in it`);
  for (const name of found.keys())
    if (!wanted.has(name)) throw new Error(`${name} in it has no checksum`);
  return backupFactsSchema.parse(JSON.parse(about));
}
