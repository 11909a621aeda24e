/** Codes of Node, of SQLite and of PostgreSQL. */
const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'];

/**
 * Whether something failed because a disk has no room left, or a user no more of it.
 *
 * @param error whatever was thrown
 */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && codes.includes(error.code)) return true;
  // The SQLite of Node has one code for everything.
  return /database or disk is full/.test(error.message) || isDiskFull(error.cause);
}
