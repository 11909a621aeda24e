/**
 * What servers count together. Nobody misses it after a crash, so PostgreSQL keeps no log of it,
 * and no request waits for a disk.
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
