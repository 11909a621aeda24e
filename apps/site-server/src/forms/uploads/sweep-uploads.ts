import { dropStaleUploads, knownUploads, uploadLifetime } from './uploads';
import type { Store } from '../../store/store';

/**
 * Deletes files whose submission never came within a day, and what a server that died
 * left behind.
 *
 * @param store the store
 * @returns how many files went
 */
export async function sweepUploads({
  read,
  write,
  now,
  uploads,
}: Pick<Store, 'read' | 'write' | 'now' | 'uploads'>): Promise<number> {
  const before = now() - uploadLifetime;
  const stale = await write((db) => dropStaleUploads(db, before));
  const old = await uploads.writtenBefore(before);
  // A hundred at a time: databases take only so many values in one query.
  const strays: string[] = [];
  for (let at = 0; at < old.length; at += 100) {
    const names = old.slice(at, at + 100);
    const known = await knownUploads(read, names);
    strays.push(...names.filter((name) => !known.has(name)));
  }
  const gone = new Set([...stale, ...strays]);
  for (const name of gone) await uploads.remove(name);
  return gone.size;
}
