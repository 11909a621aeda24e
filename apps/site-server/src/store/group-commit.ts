import { sql } from 'kysely';
import type { Connections } from './connections';
import { oneWrite } from './one-write';
import type { Database } from './tables';

/** Runs writes in groups: many writes, one durable transaction. */
export interface GroupCommit {
  /**
   * Queues a write. It runs with the others of this tick in one transaction, under
   * a savepoint of its own: when it throws, only its own changes are undone. The
   * promise settles after the transaction is on disk.
   *
   * @param run gets the transaction; it may await queries of that transaction and nothing else
   */
  write<T>(run: (transaction: Database) => Promise<T>): Promise<T>;
  /** Counts since the start. */
  stats(): { writes: number; commits: number };
  /** Resolves when everything queued so far has been written. */
  drained(): Promise<void>;
}

interface Job {
  run(transaction: Database): Promise<() => void>;
  reject(error: unknown): void;
}

/** A group never holds more writes than this, so that no visitor waits for a crowd. */
const largestGroup = 500;

/**
 * Makes the writing side of a store.
 *
 * @param connections the database to write to
 */
export function createGroupCommit(connections: Connections): GroupCommit {
  const queue: Job[] = [];
  const count = { writes: 0, commits: 0 };
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    // One turn of the event loop collects what arrives together.
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.length > 0) await commitGroup(queue.splice(0, largestGroup));
    running = undefined;
  }

  async function commitGroup(group: readonly Job[]): Promise<void> {
    try {
      const settle = await connections.writer
        .connection()
        .execute((connection) => transact(connection, group));
      count.commits += 1;
      for (const done of settle) done();
    } catch (error) {
      for (const job of group) job.reject(error);
    }
  }

  async function transact(connection: Database, group: readonly Job[]): Promise<(() => void)[]> {
    await connections.begin(connection);
    try {
      const settle: (() => void)[] = [];
      for (const job of group) settle.push(await underSavepoint(connection, job));
      await sql`commit`.execute(connection);
      return settle;
    } catch (error) {
      // A failed rollback has nothing to add to the error that led here.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  }

  function write<T>(run: (transaction: Database) => Promise<T>): Promise<T> {
    count.writes += 1;
    return new Promise<T>((resolve, reject) => {
      queue.push({
        reject,
        run: async (connection) => {
          const value = await oneWrite(connection, run, connections.synchronous);
          return () => resolve(value);
        },
      });
      running ??= drain();
    });
  }

  return {
    write,
    stats: () => ({ ...count }),
    drained: async () => {
      while (running) await running;
    },
  };
}

/** What to do once the group is durable: resolve, or reject the one that failed. */
async function underSavepoint(connection: Database, job: Job): Promise<() => void> {
  await sql`savepoint one_write`.execute(connection);
  try {
    const settle = await job.run(connection);
    await sql`release savepoint one_write`.execute(connection);
    return settle;
  } catch (error) {
    await sql`rollback to savepoint one_write`.execute(connection);
    await sql`release savepoint one_write`.execute(connection);
    return () => job.reject(error);
  }
}
