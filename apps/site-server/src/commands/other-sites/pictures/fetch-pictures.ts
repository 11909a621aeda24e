import { posix } from 'node:path';
import type { Finding } from '../report/finding';
import type { FetchedPictures } from './folder-pictures';
import type { FoundFile } from './picture-source';

/** Fetches one picture by its address; rejects with what is wrong, as a sentence. */
export type FetchPicture = (address: URL) => Promise<Uint8Array>;

/** How many pictures one import fetches at most. */
export const mostFetched = 500;

/**
 * Fetches the pictures that an import found elsewhere, one after the other.
 *
 * @param findings of the import without them
 * @param fetchPicture fetches one
 * @returns them, and why some could not be had, by their addresses
 */
export async function fetchPictures(
  findings: readonly Finding[],
  fetchPicture: FetchPicture,
): Promise<FetchedPictures> {
  const fetched = new Map<string, FoundFile>();
  for (const finding of findings) {
    if (finding.about !== 'picture' || finding.state !== 'elsewhere') continue;
    const { source } = finding;
    if (fetched.has(source)) continue;
    if (fetched.size >= mostFetched) {
      const fault = `No more than ${mostFetched} pictures are fetched at once.`;
      fetched.set(source, { state: 'elsewhere', fault });
      continue;
    }
    fetched.set(source, await fetchOne(source, fetchPicture));
  }
  return fetched;
}

async function fetchOne(source: string, fetchPicture: FetchPicture): Promise<FoundFile> {
  try {
    const address = new URL(source, 'https://saved.example');
    const name = posix.basename(decodeURIComponent(address.pathname)) || 'picture';
    return { name: name.replace(/[\\/]/g, '-'), content: await fetchPicture(address) };
  } catch (error) {
    return { state: 'missing', fault: error instanceof Error ? error.message : String(error) };
  }
}
