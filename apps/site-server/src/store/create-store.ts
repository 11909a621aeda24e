import { sql } from 'kysely';
import { closeConnections, type Connections } from './connections';
import { createGroupCommit } from './group-commit';
import type { Store } from './store';

/**
 * Makes a store from a database that has its schema.
 *
 * @param connections the database
 * @param facts where time and ids come from
 */
export function createStore(
  connections: Connections,
  { now, createId }: Pick<Store, 'now' | 'createId'>,
): Store {
  const { kind, driver, reader } = connections;
  const { write, stats, drained } = createGroupCommit(connections);
  const listeners = new Set<() => void>();
  let closing: Promise<void> | undefined;

  return {
    kind,
    driver,
    read: reader,
    // Each statement on it is a transaction of its own.
    shared: kind === 'postgres' ? reader : undefined,
    now,
    createId,
    write,
    async change(run) {
      const result = await write(run);
      for (const listener of listeners) listener();
      return result;
    },
    stats: () => ({ ...stats(), statements: connections.statements() }),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ready: async () => void (await sql`select 1`.execute(reader)),
    close: () => (closing ??= drained().then(() => closeConnections(connections))),
  };
}
