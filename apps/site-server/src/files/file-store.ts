import type { Readable } from 'node:stream';

/** What is known of a stored file without reading it. */
export interface FileEntry {
  readonly name: string;
  readonly bytes: number;
  /** UTC milliseconds. */
  readonly writtenAt: number;
  /** When it was written or, as far as the store remembers, last read; UTC milliseconds. */
  readonly usedAt: number;
}

/** A file that has come in and is not kept yet. It is whole, and on the disk of this machine. */
export interface IncomingFile {
  /** Where it lies, for programs that read files, such as a decoder. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256, as base64url. */
  readonly hash: string;
  /** Keeps it under a name, in place of what that name had; on disk and whole, or not there. */
  keep(name: string): Promise<void>;
  /** Forgets it; after `keep` nothing happens. */
  discard(): Promise<void>;
}

/** A part of a file, from one byte to another, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Files by their names; nothing of them is ever held in memory whole. */
export interface FileStore {
  /**
   * Takes a file in.
   *
   * @throws what the source throws, or when the disk is full; nothing of it is left then
   */
  receive(source: FileSource): Promise<IncomingFile>;
  /** Opens a file for reading, all of it or a part. */
  read(name: string, range?: ByteRange): Readable;
  /** Where a file lies on this machine, for programs that read files, such as a decoder. */
  path(name: string): string;
  /** Deletes a file, if it is there. */
  remove(name: string): Promise<void>;
  /** All files, those used longest ago first; also what a server that died has left of others. */
  list(): Promise<readonly FileEntry[]>;
}

/** The bytes of a file, as they come. */
export type FileSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
