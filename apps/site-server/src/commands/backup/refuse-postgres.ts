/**
 * Throws where the data are in PostgreSQL, which has programs of its own for that.
 *
 * @param places where the data are
 * @param what is refused
 */
export function refusePostgres(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  what: 'backup' | 'restore',
): void {
  if (databaseUrl === undefined) return;
  const program =
    what === 'backup'
      ? 'pg_dump --format=custom --file=site.dump "$DATABASE_URL"'
      : 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" site.dump, with all servers stopped';
  throw new Error(
    `the data are in PostgreSQL, which DATABASE_URL names. Use its own program: ${program}. ` +
      `The files that belong to it are ${dataDir}/assets and ${dataDir}/uploads: ` +
      `${what === 'backup' ? 'copy them after the dump' : 'put them back before the dump'}.`,
  );
}
