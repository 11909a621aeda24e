import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { headBytes, isAccepted, isText, sniffUpload } from './sniff-upload';

/** What a file may be. */
export interface UploadLimits {
  /** Media types. */
  accept: readonly string[];
  maxBytes: number;
}

/** Why a file is not taken. */
export type UploadRefusal = 'empty' | 'too-large' | 'wrong-type';

/** What came of receiving a file; its hash is SHA-256. */
export type ReceivedFile =
  { mime: string; bytes: number; hash: string } | { refusal: UploadRefusal };

/** The files of visitors, one per upload, named by its id. No address leads to them. */
export interface UploadFiles {
  /**
   * Writes a stream to its place, as long as it is within the limits. A file is on disk
   * and complete, or not there at all. The stream is read to its end in any case, since
   * a browser reads no answer before it has sent everything.
   *
   * @throws when the visitor breaks off, or the disk is full
   */
  receive(
    id: string,
    stream: AsyncIterable<Uint8Array>,
    limits: UploadLimits,
  ): Promise<ReceivedFile>;
  /** Opens a file for reading. */
  read(id: string): ReadStream;
  /** Deletes a file, if it is there. */
  remove(id: string): Promise<void>;
  /** Names of files, complete or not, that were last written before that, in UTC milliseconds. */
  writtenBefore(time: number): Promise<string[]>;
}

/**
 * Makes the folder of a store's uploads.
 *
 * @param folder is made on the first file
 */
export function createUploadFiles(folder: string): UploadFiles {
  const path = (name: string) => join(folder, name);

  async function receive(
    id: string,
    stream: AsyncIterable<Uint8Array>,
    limits: UploadLimits,
  ): Promise<ReceivedFile> {
    await mkdir(folder, { recursive: true });
    const temporary = path(`${id}.part`);
    const file = await open(temporary, 'wx', 0o600);
    try {
      const received = await write(file, stream, limits).finally(() => file.close());
      await ('refusal' in received ? rm(temporary) : rename(temporary, path(id)));
      return received;
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  return {
    receive,
    read: (id) => createReadStream(path(id)),
    remove: (id) => rm(path(id), { force: true }),
    async writtenBefore(time) {
      const names = await readdir(folder).catch(() => []);
      const old: string[] = [];
      for (const name of names) {
        const facts = await stat(path(name)).catch(() => undefined);
        if (facts && facts.mtimeMs < time) old.push(name);
      }
      return old;
    },
  };
}

async function write(
  file: FileHandle,
  stream: AsyncIterable<Uint8Array>,
  { accept, maxBytes }: UploadLimits,
): Promise<ReceivedFile> {
  let head = Buffer.alloc(0);
  let bytes = 0;
  let text = true;
  const hash = createHash('sha256');
  let refusal: UploadRefusal | undefined;
  const kind = () => {
    const mime = sniffUpload(head);
    return mime !== undefined && (mime !== 'text/plain' || text) && isAccepted(mime, accept)
      ? mime
      : undefined;
  };
  for await (const chunk of stream) {
    if (refusal) continue;
    bytes += chunk.byteLength;
    if (head.byteLength < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes);
    text &&= isText(chunk);
    hash.update(chunk);
    if (bytes > maxBytes) refusal = 'too-large';
    else if (head.byteLength === headBytes && kind() === undefined) refusal = 'wrong-type';
    else await file.writeFile(chunk);
  }
  if (refusal) return { refusal };
  if (bytes === 0) return { refusal: 'empty' };
  const mime = kind();
  if (mime === undefined) return { refusal: 'wrong-type' };
  await file.sync();
  return { mime, bytes, hash: hash.digest('base64url') };
}
