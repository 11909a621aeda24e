import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../files/file-store';

/** How much of the disk copies may use. */
export interface VariantLimits {
  files: number;
  bytes: number;
}

/** Copies that are kept; if there are too many, the least recently used are deleted. */
export interface VariantFiles {
  /** Reads a copy; nothing if it is missing, whoever deleted it. */
  get(name: string): Promise<Buffer | undefined>;
  /** Keeps a copy, unless it alone exceeds the limit of all copies. */
  set(name: string, bytes: Buffer): Promise<void>;
  /** Returns what is kept now. */
  usage(): Promise<VariantLimits>;
}

/** The names of our files: nothing else in the folder is counted or deleted. */
const ours = /^[\da-f]{24}-\d+(?:-\d+)?\.(?:avif|jpeg|png|webp)$/;
/** The partial file of a write that was interrupted by a power failure. */
const remains = /^[\da-f]{24}\.part$/;
/** After this time nobody is still writing it, in ms. */
const writingTime = 600_000;

/**
 * Keeps copies in a store of files, which may be emptied at any time. After a restart, the order of
 * use comes from the store's record of the last reads.
 *
 * @param limits files and bytes
 */
export function createVariantFiles(store: FileStore, limits: VariantLimits): VariantFiles {
  // A Map keeps the order of insertion: the first name is the least recently used.
  let listing: Promise<Map<string, number>> | undefined;
  let used = 0;

  const sizes = () => (listing ??= list());

  async function list(): Promise<Map<string, number>> {
    const found = await store.list();
    const old = Date.now() - writingTime;
    for (const { name, writtenAt } of found)
      // Another server may be writing a newer one right now.
      if (remains.test(name) && writtenAt < old) await store.remove(name);
    const copies = found.filter(({ name }) => ours.test(name));
    used = copies.reduce((sum, { bytes }) => sum + bytes, 0);
    return new Map(copies.map(({ name, bytes }) => [name, bytes]));
  }

  function forget(sizes: Map<string, number>, name: string): void {
    used -= sizes.get(name) ?? 0;
    sizes.delete(name);
  }

  async function shrink(sizes: Map<string, number>): Promise<void> {
    for (const oldest of sizes.keys()) {
      if (sizes.size <= limits.files && used <= limits.bytes) return;
      forget(sizes, oldest);
      await store.remove(oldest);
    }
  }

  return {
    async get(name) {
      const entries = await sizes();
      const size = entries.get(name);
      const bytes = await buffer(store.read(name)).catch(() => undefined);
      forget(entries, name);
      if (!bytes || bytes.byteLength === 0 || (size !== undefined && size !== bytes.byteLength))
        return undefined;
      entries.set(name, bytes.byteLength);
      used += bytes.byteLength;
      return bytes;
    },
    async set(name, bytes) {
      if (bytes.byteLength > limits.bytes) return;
      const entries = await sizes();
      const incoming = await store.receive([bytes]);
      await incoming.keep(name);
      forget(entries, name);
      entries.set(name, bytes.byteLength);
      used += bytes.byteLength;
      await shrink(entries);
    },
    async usage() {
      return { files: (await sizes()).size, bytes: used };
    },
  };
}
