import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../../app/configuration';
import { migrations } from '../../app/migrations/migrations';
import { keyFileIn, readKeyFile } from '../../signing/key-file';
import { keysFolder } from '../../signing/keep-keys';
import { keyId } from '../../signing/key-ring';
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
  const what = 'store';
  if (configuration.databaseUrl === undefined && findUnfinishedRestore(configuration.dataDir))
    return [
      {
        state: 'wrong',
        what,
        says: 'a restore was cut off: the old data and the new ones are there',
        advice: 'With the server stopped, finish it: restore --finish',
      },
    ];
  try {
    const facts = await readFacts(configuration);
    if (facts === undefined)
      return [{ state: 'fine', what, says: 'empty, filled by the first start' }];
    return [judgeSteps(facts), lookAtOwner(facts)];
  } catch (error) {
    return [
      {
        state: 'wrong',
        what,
        says: `it does not open: ${error instanceof Error ? error.message : String(error)}`,
        advice:
          configuration.databaseUrl === undefined
            ? 'Restore the newest backup: restore <file> --replace'
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
  const what = 'store';
  const newer = findNewerStep(steps, migrations);
  if (newer !== undefined)
    return {
      state: 'wrong',
      what,
      says: `the data were made by a newer version (step ${newer})`,
      advice: 'Install that version again, or restore a backup from before.',
    };
  const missing = migrations.filter(({ name }) => !steps.includes(name));
  return missing.length === 0
    ? { state: 'fine', what, says: 'whole, and up to date' }
    : {
        state: 'warning',
        what,
        says: `${missing.length} steps behind this version`,
        advice: 'Make a backup; the next start brings it up to date.',
      };
}

function lookAtOwner({ sites, accounts }: DataFacts): Finding {
  const what = 'owner';
  if (accounts > 0 || sites === 0) return { state: 'fine', what, says: `${accounts} accounts` };
  return {
    state: 'warning',
    what,
    says: 'nobody has an account',
    advice: 'Print a link that makes the first one: owner invite',
  };
}

/** Looks at the keys; makes none. */
export async function lookAtKeys(
  configuration: Pick<Configuration, 'dataDir' | 'keysDir' | 'secrets'>,
): Promise<Finding> {
  const what = 'keys';
  if (configuration.secrets.length > 0) return { state: 'fine', what, says: 'those of SECRET' };
  const folder = keysFolder(configuration);
  try {
    const used = await readFile(join(configuration.dataDir, 'key-id'), 'utf8').catch(() => '');
    const keys = await readKeyFile(folder);
    if (used.trim() === '' && !keys)
      return { state: 'fine', what, says: 'made by the first start' };
    if (used.trim() === '' || keys?.some(({ secret }) => keyId(secret) === used.trim()))
      return { state: 'fine', what, says: `${keyFileIn(folder)}; keep a copy at another place` };
    return {
      state: 'wrong',
      what,
      says: `the data need the key ${used.trim()}, which is not in ${keyFileIn(folder)}`,
      advice: 'Put that file back from its copy, or name its folder by KEYS_DIR.',
    };
  } catch (error) {
    return {
      state: 'wrong',
      what,
      says: error instanceof Error ? error.message : String(error),
      advice: 'Put the file back from its copy.',
    };
  }
}
