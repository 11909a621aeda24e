import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Bits of a mode: for the group and all others, and that many share the folder. */
const forOthers = 0o077;
const shared = 0o1000;

/**
 * Makes a folder that only who runs the server may look into, with the folders that it is in. One
 * that is there already is closed to others, unless it is one that all share, such as `/tmp`.
 *
 * @param folder its path
 * @throws when it cannot be made
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(folder);
  const isOurs = uid === process.getuid?.();
  if (isOurs && (mode & forOthers) !== 0 && (mode & shared) === 0) chmodSync(folder, 0o700);
}
