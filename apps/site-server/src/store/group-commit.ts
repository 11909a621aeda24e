import type { Connections } from './connections';
import type { Database } from './database';
import { runWrite } from './run-write';

/** Runs writes in groups: many writes, one durable transaction. */
export interface GroupCommit {
  /**
   * Queues a write. It runs with the other writes of this tick in one transaction, under a
   * savepoint of its own: if it throws, only its own changes are undone. The promise settles after
   * the transaction is on disk.
   *
   * @param run gets the transaction; it may await queries of that transaction and nothing else. It
   * is called again if the database undid it because of another machine's write, as in a deadlock
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
  /** How often the database has undone it so far. */
  undone: number;
}

/** The result of a group: what to do once it is durable, and the writes to retry. */
interface Outcome {
  settle: (() => void)[];
  remaining: readonly Job[];
}

/** The most writes in a group, so that no visitor waits for a crowd. */
const largestGroup = 500;

/** How often a write is retried: one that is undone more often has a conflict that does not end. */
const mostUndone = 3;

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
    // Waits one turn of the event loop to collect the writes that arrive together.
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.length > 0) await commitGroup(queue.splice(0, largestGroup));
    running = undefined;
  }

  async function commitGroup(group: readonly Job[]): Promise<void> {
    const [only, ...others] = group;
    try {
      const { settle, remaining } = await connections.writer
        .connection()
        .execute((connection) =>
          only && others.length === 0
            ? transactAlone(connections, connection, only)
            : transact(connection, group),
        );
      count.commits += 1;
      queue.unshift(...remaining);
      for (const done of settle) done();
    } catch (error) {
      for (const job of group) job.reject(error);
    }
  }

  async function transact(connection: Database, group: readonly Job[]): Promise<Outcome> {
    await connections.begin(connection);
    try {
      const outcome = await runAll(connection, group);
      await connections.run(connection, 'commit');
      return outcome;
    } catch (error) {
      // The error that led here matters more than a failed rollback.
      await connections.run(connection, 'rollback').catch(() => undefined);
      throw error;
    }
  }

  /** After a deadlock, the finished writes are committed, so that others stop waiting for them. */
  async function runAll(connection: Database, group: readonly Job[]): Promise<Outcome> {
    const settle: (() => void)[] = [];
    for (const [index, job] of group.entries()) {
      const { done, error } = await underSavepoint(connections, connection, job);
      if (done === undefined && isToBeRetried(connections, job, error))
        return { settle, remaining: group.slice(index) };
      settle.push(done ?? (() => job.reject(error)));
    }
    return { settle, remaining: [] };
  }

  function write<T>(run: (transaction: Database) => Promise<T>): Promise<T> {
    count.writes += 1;
    return new Promise<T>((resolve, reject) => {
      queue.push({
        reject,
        undone: 0,
        run: async (connection) => {
          const value = await runWrite(connection, run, connections.synchronous);
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

/** A single write is undone with its transaction, so it needs no savepoint. */
async function transactAlone(
  connections: Connections,
  connection: Database,
  job: Job,
): Promise<Outcome> {
  await connections.begin(connection);
  try {
    const done = await job.run(connection);
    await connections.run(connection, 'commit');
    return { settle: [done], remaining: [] };
  } catch (error) {
    await connections.run(connection, 'rollback').catch(() => undefined);
    if (isToBeRetried(connections, job, error)) return { settle: [], remaining: [job] };
    throw error;
  }
}

function isToBeRetried({ isUndone }: Connections, job: Job, error: unknown): boolean {
  return isUndone(error) && (job.undone += 1) < mostUndone;
}

/**
 * Undoes a failed write and nothing else. @throws if that fails too: then the whole group has
 * failed
 */
async function underSavepoint(
  { run }: Connections,
  connection: Database,
  job: Job,
): Promise<{ done?: () => void; error?: unknown }> {
  await run(connection, 'savepoint one_write');
  try {
    const done = await job.run(connection);
    await run(connection, 'release savepoint one_write');
    return { done };
  } catch (error) {
    await run(connection, 'rollback to savepoint one_write');
    await run(connection, 'release savepoint one_write');
    return { error };
  }
}
