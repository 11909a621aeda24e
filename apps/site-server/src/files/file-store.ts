import type { Readable } from 'node:stream';

/** The metadata of a stored file. */
export interface FileEntry {
  readonly name: string;
  readonly bytes: number;
  /** UTC milliseconds. */
  readonly writtenAt: number;
  /** When it was written or, as far as the store records it, last read; UTC milliseconds. */
  readonly usedAt: number;
}

/** A file that was received and is not kept yet. It is complete and on the disk of this machine. */
export interface IncomingFile {
  /** Its path, for programs that read files, such as a decoder. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256, as base64url. */
  readonly hash: string;
  /**
   * Keeps it under a name and replaces the file of that name. It is either on disk and complete, or
   * not there.
   */
  keep(name: string): Promise<void>;
  /** Deletes it; after `keep` this does nothing. */
  discard(): Promise<void>;
}

/** A part of a file, from one byte to another, both inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Files by name; no file is ever held in memory as a whole. */
export interface FileStore {
  /**
   * Receives a file.
   *
   * @throws what the source throws, or an error if the disk is full; nothing of the file is left
   * then
   */
  receive(source: FileSource): Promise<IncomingFile>;
  /** Opens a file, or a part of it, for reading. */
  read(name: string, range?: ByteRange): Readable;
  /**
   * Returns the path of a file on this machine, for programs that read files, such as a decoder.
   */
  path(name: string): string;
  /** Deletes a file if it exists. */
  remove(name: string): Promise<void>;
  /** Lists all files, the least recently used first; includes what a crashed server has left. */
  list(): Promise<readonly FileEntry[]>;
}

/** The bytes of a file, as they arrive. */
export type FileSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
