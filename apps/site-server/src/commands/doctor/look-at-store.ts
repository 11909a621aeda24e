import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../../app/configuration';
import { migrations } from '../../app/migrations/migrations';
import { closeConnections, connectPostgres } from '../../store/connections';
import { countRows } from '../../store/count-rows';
import { findNewerStep } from '../../store/find-newer-step';
import { readSqlite } from '../../store/read-sqlite';
import { findUnfinishedRestore } from '../../store/unfinished-restore';
import type { Finding } from './finding';

/** What is looked at in a database. */
interface DataFacts {
  readonly steps: readonly string[];
  readonly sites: number;
  readonly accounts: number;
}

/** Looks at the store and at who looks after the site; changes nothing. */
export async function lookAtStore(
  configuration: Pick<Configuration, 'dataDir' | 'databaseUrl'>,
): Promise<readonly Finding[]> {
  const subject = 'store';
  try {
    if (configuration.databaseUrl === undefined && findUnfinishedRestore(configuration.dataDir))
      return [
        {
          state: 'wrong',
          subject,
          says: 'a restore was cut off: the old data and the new ones are there',
          advice: 'With the server stopped, finish it: npx frontage restore --finish',
        },
      ];
    const facts = await readFacts(configuration);
    if (facts === undefined)
      return [{ state: 'fine', subject, says: 'empty, filled by the first start' }];
    return [judgeSteps(facts), lookAtOwner(facts)];
  } catch (error) {
    return [
      {
        state: 'wrong',
        subject,
        says: `it does not open: ${error instanceof Error ? error.message : String(error)}`,
        advice:
          configuration.databaseUrl === undefined
            ? 'Restore the newest backup: npx frontage restore <file> --replace'
            : 'See that PostgreSQL runs, and that DATABASE_URL names it with its password.',
      },
    ];
  }
}

async function readFacts({
  dataDir,
  databaseUrl,
}: Pick<Configuration, 'dataDir' | 'databaseUrl'>): Promise<DataFacts | undefined> {
  if (databaseUrl !== undefined) return readPostgres(databaseUrl);
  const file = join(dataDir, 'frontage.db');
  if (!existsSync(file)) return undefined;
  return readSqlite(file, ({ damage, steps, count }) => {
    const [found] = damage();
    if (found !== undefined) throw new Error(found);
    return { steps: steps(), sites: count('site'), accounts: count('account') };
  });
}

async function readPostgres(url: string): Promise<DataFacts> {
  const connections = await connectPostgres(url);
  try {
    const { reader } = connections;
    const count = (table: 'site' | 'account') => countRows(reader.selectFrom(table));
    const steps = await reader.selectFrom('migration').select('name').execute();
    return {
      steps: steps.map(({ name }) => name),
      sites: await count('site'),
      accounts: await count('account'),
    };
  } finally {
    await closeConnections(connections);
  }
}

function judgeSteps({ steps }: DataFacts): Finding {
  const subject = 'store';
  const newer = findNewerStep(steps, migrations);
  if (newer !== undefined)
    return {
      state: 'wrong',
      subject,
      says: `the data were made by a newer version (step ${newer})`,
      advice: 'Install that version again, or restore a backup from before.',
    };
  const missing = migrations.filter(({ name }) => !steps.includes(name));
  return missing.length === 0
    ? { state: 'fine', subject, says: 'undamaged, and up to date' }
    : {
        state: 'warning',
        subject,
        says: `${missing.length === 1 ? 'one step' : `${missing.length} steps`} behind this version`,
        advice: 'Make a backup; the next start brings it up to date.',
      };
}

function lookAtOwner({ sites, accounts }: DataFacts): Finding {
  const subject = 'owner';
  if (accounts > 0 || sites === 0)
    return { state: 'fine', subject, says: accounts === 1 ? '1 account' : `${accounts} accounts` };
  return {
    state: 'warning',
    subject,
    says: 'nobody has an account',
    advice: 'Print a link that makes the first one: npx frontage owner invite',
  };
}
