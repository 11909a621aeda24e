import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { makePrivateFolder } from '../files/make-private-folder';
import { writeWhole } from '../files/write-whole';
import { keyFileIn, newKey, readKeyFile, writeFirstKey, type KeptKey } from './kept-key';
import { createKeyRing, keyId, type KeyRing } from './key-ring';

/** Where a server keeps its data, and apart from it its keys. */
export interface KeyPlaces {
  dataDir: string;
  /** @default the data folder's name with `-keys` behind it, beside it */
  keysDir?: string | undefined;
}

/**
 * The keys of a data folder, made on the first start. Servers that start at once end up with the
 * same ones. They lie in a folder of their own, so that whoever has a copy of the data has no key.
 *
 * @param places the folders
 * @throws when the data was used with keys that are not there, or they would lie among the data
 */
export async function keepKeys(places: KeyPlaces): Promise<KeyRing> {
  return createKeyRing((await keepKeyFile(places)).map(({ secret }) => secret));
}

/** The keys themselves, the newest first. */
export async function keepKeyFile(places: KeyPlaces): Promise<readonly KeptKey[]> {
  const dataDir = resolve(places.dataDir);
  const keysDir = keysFolder(places);
  if (!relative(dataDir, keysDir).startsWith('..'))
    throw new Error(
      `[site-server] the keys would lie in the data folder ${dataDir}, and in each copy of it. ` +
        'Set KEYS_DIR to a folder outside of it.',
    );
  const idFile = join(dataDir, 'key-id');
  const usedId = await readFile(idFile, 'utf8').then(
    (text) => text.trim(),
    () => '',
  );
  const kept = await readKeyFile(keysDir);
  const isThere = kept?.some(({ secret }) => keyId(secret) === usedId);
  if (usedId !== '' && !isThere) throw new Error(lacksKey(usedId, keysDir, idFile));
  if (!kept) await writeFirstKey(keysDir, newKey(Date.now()));
  const keys = kept ?? (await readKeyFile(keysDir)) ?? [];
  makePrivateFolder(dataDir);
  await noteKey(dataDir, keys);
  return keys;
}

/** Notes beside the data which key they need, so that nobody starts with others unawares. */
export async function noteKey(dataDir: string, [newest]: readonly KeptKey[]): Promise<void> {
  if (newest) await writeWhole(join(dataDir, 'key-id'), Buffer.from(`${keyId(newest.secret)}\n`));
}

/** The folder of the keys. */
export function keysFolder({ dataDir, keysDir }: KeyPlaces): string {
  return resolve(keysDir ?? `${resolve(dataDir)}-keys`);
}

function lacksKey(id: string, keysDir: string, idFile: string): string {
  return (
    `[site-server] the data was used with the key ${id}, which is not in ${keyFileIn(keysDir)}. ` +
    'Put that file back, or name its folder by KEYS_DIR. To go on without it delete ' +
    `${idFile}: links in mails that were sent, and codes of gift cards on the pages of their ` +
    'orders, then work no more.'
  );
}
