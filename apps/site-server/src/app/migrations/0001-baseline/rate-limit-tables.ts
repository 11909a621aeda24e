/**
 * Counts that servers share. Losing them in a crash does no harm, so PostgreSQL keeps no log of the
 * table, and no request waits for a disk.
 */
export function rateLimitTables(kind: 'sqlite' | 'postgres'): readonly string[] {
  const create = kind === 'postgres' ? 'create unlogged table' : 'create table';
  return [
    `${create} rate_limit (
      key text primary key,
      full_at bigint not null,
      taken integer not null
    )`,
  ];
}
