import type { Configuration } from '../../app/configuration';
import { openStore } from '../../app/open-store';

/** What `migrate --help` prints. */
export const migrateHelp = `Brings the data up to date with this version, as each start does:

  migrate

Make a backup first: data that a newer version has changed do not open in an older one.
`;

/**
 * The command `migrate`.
 *
 * @param configuration where the data are
 * @param output the terminal
 * @throws when the data cannot be opened, or are those of a newer version
 */
export async function runMigrate(
  { dataDir, databaseUrl }: Pick<Configuration, 'dataDir' | 'databaseUrl'>,
  output: Pick<NodeJS.WritableStream, 'write'>,
): Promise<void> {
  let done: readonly string[] = [];
  const store = await openStore({
    dataDir,
    ...(databaseUrl !== undefined && { databaseUrl }),
    onMigrated: (steps) => {
      done = steps;
    },
  });
  await store.close();
  output.write(
    done.length === 0
      ? 'The data were up to date.\n'
      : `The data are up to date. Changed by: ${done.join(', ')}.\n`,
  );
}
