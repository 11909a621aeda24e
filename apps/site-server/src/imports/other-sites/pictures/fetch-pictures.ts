import { posix } from 'node:path';
import type { Finding } from '../report/finding';
import type { FetchedPictures } from './folder-pictures';
import type { FoundFile } from './picture-source';

/** Fetches one picture by its address; rejects with what is wrong, as a sentence. */
export type FetchPicture = (address: URL) => Promise<Uint8Array>;

/** How pictures of other servers come here. */
export interface PictureFetching {
  readonly fetchPicture: FetchPicture;
  /**
   * Keeps what was fetched, and gives what reads it again.
   * @default in memory
   */
  readonly keepPicture?: (content: Uint8Array) => Promise<() => Uint8Array>;
  /** Is waited for before each picture; what it rejects with ends the import. */
  readonly beforePicture?: () => Promise<void>;
}

/** How many pictures one import fetches at most. */
export const mostFetched = 500;

/** How many bytes they may have together, as what is unpacked of a zip file: 500 MB. */
const mostBytes = 500 * 1024 ** 2;

/**
 * Fetches the pictures that an import found elsewhere, one after the other.
 *
 * @param findings of the import without them
 * @param fetching how one is fetched and kept
 * @returns them, and why some could not be had, by their addresses
 */
export async function fetchPictures(
  findings: readonly Finding[],
  fetching: PictureFetching,
): Promise<FetchedPictures> {
  const fetched = new Map<string, FoundFile>();
  let bytes = 0;
  const counted: PictureFetching = {
    ...fetching,
    async fetchPicture(address) {
      const content = await fetching.fetchPicture(address);
      bytes += content.byteLength;
      return content;
    },
  };
  for (const finding of findings) {
    if (finding.about !== 'picture' || finding.state !== 'elsewhere') continue;
    const { source } = finding;
    if (fetched.has(source)) continue;
    if (fetched.size >= mostFetched) {
      const fault = `No more than ${mostFetched} pictures are fetched at once.`;
      fetched.set(source, { state: 'elsewhere', fault });
      continue;
    }
    if (bytes >= mostBytes) {
      const fault = 'The pictures that were fetched before it are large enough already.';
      fetched.set(source, { state: 'elsewhere', fault });
      continue;
    }
    await fetching.beforePicture?.();
    fetched.set(source, await fetchOne(source, counted));
  }
  return fetched;
}

async function fetchOne(
  source: string,
  { fetchPicture, keepPicture = inMemory }: PictureFetching,
): Promise<FoundFile> {
  try {
    const address = new URL(source, 'https://saved.example');
    const name = posix.basename(decodeURIComponent(address.pathname)) || 'picture';
    const content = await keepPicture(await fetchPicture(address));
    return { name: name.replace(/[\\/]/g, '-'), content };
  } catch (error) {
    return { state: 'missing', fault: error instanceof Error ? error.message : String(error) };
  }
}

const inMemory = (content: Uint8Array) => Promise.resolve(() => content);
