import type { KyselyPlugin } from 'kysely';
import type { Database } from './database';

/** The error for a write that waited for something other than its own queries. */
export const foreignAwaitMessage =
  '[site-server] a write waited for something other than its own queries. ' +
  'Read files, call services and wait for timers before store.write.';

/** The error for a write that sends queries after it has ended. */
export const endedWriteMessage =
  '[site-server] a query was asked of a write that has ended. Await every query inside it.';

/**
 * Runs one write of a group. Its transaction object works only until the write has settled, so a
 * forgotten `await` cannot reach into the next write.
 *
 * @param connection the connection that holds the group's transaction
 * @param run the write
 * @param synchronous queries answer within the current task (SQLite): a write that is still pending
 * in the next task waits for something foreign, and is refused
 */
export async function runWrite<T>(
  connection: Database,
  run: (transaction: Database) => Promise<T>,
  synchronous: boolean,
): Promise<T> {
  const gate = createGate();
  try {
    const result = run(connection.withPlugin(gate.plugin));
    return await (synchronous ? withinTask(result) : result);
  } finally {
    gate.close();
  }
}

function createGate(): { plugin: KyselyPlugin; close(): void } {
  let open = true;
  return {
    plugin: {
      transformQuery({ node }) {
        if (!open) throw new Error(endedWriteMessage);
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    close: () => {
      open = false;
    },
  };
}

/**
 * All microtasks run before the next immediate: a write that is not done by then waits for
 * something outside.
 */
async function withinTask<T>(result: Promise<T>): Promise<T> {
  let immediate: NodeJS.Immediate | undefined;
  const overdue = new Promise<never>((_, reject) => {
    immediate = setImmediate(() => reject(new Error(foreignAwaitMessage)));
  });
  try {
    return await Promise.race([result, overdue]);
  } finally {
    clearImmediate(immediate);
  }
}
