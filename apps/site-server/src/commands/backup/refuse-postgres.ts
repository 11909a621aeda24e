/**
 * Throws where the data are in PostgreSQL, which has programs of its own for that.
 *
 * @param places where the data are
 * @param command the command to refuse
 */
export function refusePostgres(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  command: 'backup' | 'restore',
): void {
  if (databaseUrl === undefined) return;
  const program =
    command === 'backup'
      ? 'pg_dump --format=custom --file=site.dump "$DATABASE_URL"'
      : 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" site.dump, with all servers stopped';
  throw new Error(
    `the data are in PostgreSQL, which DATABASE_URL names. Use its own program: ${program}. ` +
      `The files that belong to it are ${dataDir}/assets and ${dataDir}/uploads: ` +
      `${command === 'backup' ? 'copy them after the dump' : 'put them back before the dump'}.`,
  );
}
