import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { paddingOf, tarEnd, writeTarHeader } from './tar-header';

/** A file that goes into a tar. */
export interface TarSource {
  readonly name: string;
  /** Its path, or what is in it. */
  readonly from: string | Buffer;
}

/** A file that went into a tar. */
export interface TarEntry {
  readonly name: string;
  readonly bytes: number;
  /** SHA-256 of its content, as hexadecimal digits. */
  readonly hash: string;
}

/** A tar that is being written. */
export interface TarWriter {
  /**
   * Adds a file.
   *
   * @returns undefined if it is no longer there
   * @throws if it grows or shrinks meanwhile, or the disk is full
   */
  add(source: TarSource): Promise<TarEntry | undefined>;
  /** Writes the end and syncs it to disk. */
  finish(): Promise<void>;
  /** Closes the file, finished or not. */
  close(): Promise<void>;
}

/**
 * Begins a tar file that only its owner may read.
 *
 * @param path must not be there yet
 * @param now UTC milliseconds
 */
export async function writeTar(path: string, now: number): Promise<TarWriter> {
  const file = await open(path, 'wx', 0o600);
  const seconds = Math.floor(now / 1000);

  async function add({ name, from }: TarSource): Promise<TarEntry | undefined> {
    const bytes = typeof from === 'string' ? await sizeOf(from) : from.byteLength;
    if (bytes === undefined) return undefined;
    const hash = createHash('sha256');
    await file.writeFile(writeTarHeader({ name, bytes }, seconds));
    let written = 0;
    const chunks: AsyncIterable<Buffer> | readonly Buffer[] =
      typeof from === 'string' ? createReadStream(from, { end: Math.max(bytes - 1, 0) }) : [from];
    if (bytes > 0)
      for await (const chunk of chunks) {
        hash.update(chunk);
        written += chunk.byteLength;
        await file.writeFile(chunk);
      }
    if (written !== bytes)
      throw new Error(`${name} became smaller while it was copied. Start the backup again.`);
    await file.writeFile(Buffer.alloc(paddingOf(bytes)));
    return { name, bytes, hash: hash.digest('hex') };
  }

  return {
    add,
    async finish() {
      await file.writeFile(tarEnd());
      await file.sync();
    },
    close: () => file.close(),
  };
}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.size;
}
