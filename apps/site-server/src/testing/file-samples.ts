import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileParts } from '../files/file-parts';

/** A file that is nowhere but in memory. */
export function partsOf(bytes: Uint8Array): FileParts {
  return {
    bytes: bytes.byteLength,
    read: (offset, length) => Promise.resolve(Buffer.from(bytes.subarray(offset, offset + length))),
  };
}

/** Writes a file, lets something be done with it, and deletes it. */
export async function withFile<Result>(
  bytes: Uint8Array,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'frontage-file-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
