import type { Database } from './database';

/** A database with one writer, which commits in groups. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** What talks to the database. */
  readonly driver: string;
  /** The reading side. */
  readonly read: Database;
  /**
   * Runs single statements outside of writes, for counts that servers share. Undefined if the
   * database belongs to one process.
   */
  readonly shared: Database | undefined;
  /** UTC milliseconds, from the clock that the store was opened with. */
  now(): number;
  /** A new time-ordered id. */
  createId(): string;
  /** Queues a write for the next group; settles once it is on disk. See `GroupCommit.write`. */
  write<T>(run: (transaction: Database) => Promise<T>): Promise<T>;
  /**
   * Runs a write of something that visitors see, such as stock, and then notifies the listeners.
   */
  change<T>(run: (transaction: Database) => Promise<T>): Promise<T>;
  /** Counts since the start. */
  stats(): { writes: number; commits: number; statements: number };
  /** Calls the listener after every change of content that this process made. */
  onChange(listener: () => void): () => void;
  /** Resolves when the database answers, rejects when it does not. */
  ready(): Promise<void>;
  /** Finishes the queued writes, then closes. Calling it again does nothing. */
  close(): Promise<void>;
}
