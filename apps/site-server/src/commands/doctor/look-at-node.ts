import { findSqliteDriver } from '../../store/find-sqlite-driver';
import type { Finding } from './finding';

/** Looks at Node. */
export async function lookAtNode(): Promise<Finding> {
  const version = `Node ${process.versions.node}`;
  try {
    const { name } = await findSqliteDriver();
    return { state: 'fine', subject: 'Node', says: `${version}, SQLite of ${name}` };
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    return {
      state: 'wrong',
      subject: 'Node',
      says,
      advice: 'Install Node 22.16 or later, or install once more with optional dependencies.',
    };
  }
}
