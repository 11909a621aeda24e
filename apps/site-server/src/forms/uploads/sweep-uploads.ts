import type { UploadKeeping } from './store-upload';
import { deleteStaleUploads, findKnownUploads, uploadLifetime } from './uploads';

/**
 * Deletes files whose submission did not come within a day, and what a crashed server left behind.
 *
 * @param keeping where they are
 * @returns how many files were deleted
 */
export async function sweepUploads({
  store: { read, write, now },
  uploads,
}: UploadKeeping): Promise<number> {
  const before = now() - uploadLifetime;
  const stale = await write((db) => deleteStaleUploads(db, before));
  const old = (await uploads.list()).flatMap(({ name, writtenAt }) =>
    writtenAt < before ? [name] : [],
  );
  // A hundred at a time: databases limit the values in one query.
  const strays: string[] = [];
  for (let start = 0; start < old.length; start += 100) {
    const names = old.slice(start, start + 100);
    const stored = await findKnownUploads(read, names);
    strays.push(...names.filter((name) => !stored.has(name)));
  }
  const deletable = new Set([...stale, ...strays]);
  for (const name of deletable) await uploads.remove(name);
  return deletable.size;
}
