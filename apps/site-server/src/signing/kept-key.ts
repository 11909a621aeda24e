import { randomBytes } from 'node:crypto';
import { chmod, link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { makePrivateFolder } from '../files/make-private-folder';
import { writeWhole } from '../files/write-whole';
import { shortestSecret } from './key-ring';

/** A key as it is kept. */
export interface KeptKey {
  readonly secret: string;
  /** UTC milliseconds. */
  readonly madeAt: number;
}

const keptKeySchema = z.object({
  keys: z.array(z.object({ secret: z.string().min(shortestSecret), madeAt: z.number() })).min(1),
});

/** Where the keys lie in their folder. */
export const keyFileIn = (folder: string): string => join(folder, 'keys.json');

/** A new key. */
export const newKey = (now: number): KeptKey => ({
  secret: randomBytes(32).toString('base64url'),
  madeAt: now,
});

/**
 * The keys of a folder, the newest first; nothing where there is no file. One that others may read
 * is closed to them.
 *
 * @throws when the file holds no whole key: signatures would be anybody's
 */
export async function readKeyFile(folder: string): Promise<readonly KeptKey[] | undefined> {
  const path = keyFileIn(folder);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const { mode, uid } = await stat(path);
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) await chmod(path, 0o600);
  const read = keptKeySchema.safeParse(parse(text));
  if (read.success) return read.data.keys;
  throw new Error(
    `[site-server] ${path} holds no whole key. Put it back from its backup; or delete it to start ` +
      'with a new key: links in mails that were sent, and codes of gift cards on the pages of ' +
      'their orders, then work no more.',
  );
}

/** Puts a first key into a folder, unless another server has just done so. */
export async function writeFirstKey(folder: string, key: KeptKey): Promise<void> {
  makePrivateFolder(folder);
  const path = keyFileIn(folder);
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, format([key]), { flag: 'wx', mode: 0o600 });
  try {
    // Unlike a rename, a link leaves a file alone that another server has put there.
    await link(draft, path).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
}

/** Replaces the keys of a folder. */
export async function writeKeyFile(folder: string, keys: readonly KeptKey[]): Promise<void> {
  await writeWhole(keyFileIn(folder), Buffer.from(format(keys)));
}

function format(keys: readonly KeptKey[]): string {
  return `${JSON.stringify({ keys }, undefined, 2)}\n`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
