import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../folders.mjs';

/**
 * @typedef {{
 *   prepare(sql: string): {
 *     get(...values: unknown[]): unknown,
 *     run(...values: unknown[]): unknown,
 *   },
 *   exec(sql: string): unknown,
 *   close(): unknown,
 * }} OpenDatabase
 */

/**
 * Opens a file of SQLite as the server itself does.
 *
 * @param {string} file
 * @returns {OpenDatabase}
 */
export function openDatabase(file) {
  const builtin = process.getBuiltinModule?.('node:sqlite');
  if (builtin) return new builtin.DatabaseSync(file);
  const require = createRequire(join(root, 'apps/site-server/package.json'));
  return new (require('libsql'))(file);
}
