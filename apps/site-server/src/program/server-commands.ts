import { join } from 'node:path';
import type { Configuration } from '../app/configuration';
import { openStore } from '../app/open-store';
import { ownAddress } from '../app/own-address';
import { readKeys } from '../app/read-keys';
import type { SiteStore } from '../app/site-store';
import { accountsHelp, readAccountsArguments } from '../commands/accounts/read-accounts-arguments';
import { runAccounts } from '../commands/accounts/run-accounts';
import { backupHelp, readBackupArguments } from '../commands/backup/read-backup-arguments';
import { hasData } from '../commands/backup/has-data';
import { timeStamp } from '../commands/backup/time-stamp';
import { runBackup } from '../commands/backup/run-backup';
import { doctorHelp, runDoctor } from '../commands/doctor/run-doctor';
import { exportHelp, readExportArguments, runExport } from '../commands/export/run-export';
import { keysHelp, readKeysArguments } from '../commands/keys/read-keys-arguments';
import { runKeys } from '../commands/keys/run-keys';
import { migrateHelp, runMigrate } from '../commands/migrate/run-migrate';
import { ordersHelp, readOrdersArguments } from '../commands/orders/read-orders-arguments';
import { runOrders } from '../commands/orders/run-orders';
import { ownerHelp, readOwnerArguments, runOwner } from '../commands/owner/run-owner';
import { productsHelp, readProductsArguments } from '../commands/products/read-products-arguments';
import { runProducts } from '../commands/products/run-products';
import { readRestoreArguments, restoreHelp } from '../commands/restore/read-restore-arguments';
import { runRestore } from '../commands/restore/run-restore';
import { readReviewsArguments, reviewsHelp } from '../commands/reviews/read-reviews-arguments';
import { runReviews } from '../commands/reviews/run-reviews';
import { runStaticExport } from '../commands/static-export/run-static-export';
import { needlessWord } from '../commands/terminal/explain-words';
import { createShopLinks } from '../shop/pages/create-shop-links';
import { importHelp, readImportArguments } from '../commands/site-files/read-import-arguments';
import { fetchPublicPicture } from '../imports/other-sites/pictures/fetch-public-picture';
import { isFromElsewhere, runOtherImport } from '../commands/other-sites/run-other-import';
import { runSiteExport } from '../commands/site-files/run-site-export';
import { runImport } from '../commands/site-files/run-import';

/** What a command does, once it is known how the program is set up. */
export type Command = (configuration: Configuration) => Promise<void>;

/** A word of the program. */
export interface ProgramCommand {
  /** Reads the words after it; returns a line with what is wrong, if something is. */
  read(words: readonly string[]): Command | string;
  /** What `--help` prints. */
  readonly help: string;
  /** What it does, in a few words. */
  readonly summary: string;
}

function readAccounts(args: readonly string[]): Command | string {
  const parsed = readAccountsArguments(args);
  if (typeof parsed === 'string') return parsed;
  return ({ baseUrl, ...configuration }) =>
    beside(configuration, (store) =>
      runAccounts(store, parsed, { output: process.stdout, baseUrl }),
    );
}

function readExport(args: readonly string[]): Command | string {
  const order = readExportArguments(args);
  if (typeof order === 'string') return order;
  if ('staticTo' in order)
    return async (configuration) => {
      requireData(configuration);
      await runStaticExport(configuration, order, process.stdout);
    };
  if ('to' in order)
    return (configuration) =>
      beside(configuration, (store) => runSiteExport(store, order.to, process.stdout));
  return (configuration) =>
    beside(configuration, (store) => runExport(store, order, process.stdout));
}

function readOrders(args: readonly string[]): Command | string {
  const parsed = readOrdersArguments(args);
  if (typeof parsed === 'string') return parsed;
  return async (configuration) => {
    const links = createShopLinks(await readKeys(configuration));
    await beside(configuration, (store) => runOrders(store, links, parsed, process.stdout));
  };
}

function readKeyCommand(args: readonly string[]): Command | string {
  const parsed = readKeysArguments(args);
  if (typeof parsed === 'string') return parsed;
  return (configuration) =>
    runKeys(configuration, parsed, {
      beside: (run) => beside(configuration, run),
      now: Date.now,
      output: process.stdout,
    });
}

function readProducts(args: readonly string[]): Command | string {
  const parsed = readProductsArguments(args);
  if (typeof parsed === 'string') return parsed;
  return (configuration) =>
    beside(configuration, (store) => runProducts(store, parsed, process.stdout));
}

function readReviews(args: readonly string[]): Command | string {
  const parsed = readReviewsArguments(args);
  if (typeof parsed === 'string') return parsed;
  return (configuration) =>
    beside(configuration, (store) => runReviews(store, parsed, process.stdout));
}

function readImport(args: readonly string[]): Command | string {
  const parsed = readImportArguments(args);
  if (typeof parsed === 'string') return parsed;
  const { folder, publish, replace, download, json } = parsed;
  const { stdout: output } = process;
  if (isFromElsewhere(folder))
    return (configuration) =>
      runOtherImport((run) => beside(configuration, run), parsed, {
        output,
        fetchPicture: fetchPublicPicture,
      });
  if (publish || replace || download || json)
    return '--publish, --replace, --download and --json are for what comes from elsewhere.';
  return (configuration) => runImport((run) => open(configuration, run), parsed, output);
}

/** The clock of commands, and where they print. */
const terminal = { now: Date.now, output: process.stdout };

function readBackup(args: readonly string[]): Command | string {
  const parsed = readBackupArguments(args);
  if (typeof parsed === 'string') return parsed;
  return (configuration) => {
    const usual = join(configuration.backupsDir, `${timeStamp(Date.now())}.tar`);
    return runBackup(configuration, parsed.to ?? usual, terminal);
  };
}

function readRestore(args: readonly string[]): Command | string {
  const parsed = readRestoreArguments(args);
  if (typeof parsed === 'string') return parsed;
  return (configuration) => runRestore(configuration, parsed, terminal);
}

function readDoctor(args: readonly string[]): Command | string {
  const needless = needlessWord(args);
  if (needless !== undefined) return needless;
  return async (configuration) => {
    const around = { folder: process.cwd(), now: Date.now, get: fetch, output: process.stdout };
    if (!(await runDoctor(configuration, around))) process.exitCode = 1;
  };
}

function readMigrate(args: readonly string[]): Command | string {
  return needlessWord(args) ?? ((configuration) => runMigrate(configuration, process.stdout));
}

function readOwner(args: readonly string[]): Command | string {
  const parsed = readOwnerArguments(args);
  if (typeof parsed === 'string') return parsed;
  return ({ baseUrl, host, port, smtpUrl, ...configuration }) => {
    const address = baseUrl ?? ownAddress({ host, port });
    const around = { address, sendsMail: smtpUrl !== undefined, output: process.stdout };
    return beside(configuration, (store) => runOwner(store, parsed, around));
  };
}

/** What a server can do beside serving, by the first word. */
export const serverCommands: ReadonlyMap<string, ProgramCommand> = new Map([
  [
    'owner',
    {
      read: readOwner,
      help: ownerHelp,
      summary: 'a link that makes the first account, printed or mailed',
    },
  ],
  [
    'accounts',
    {
      read: readAccounts,
      help: accountsHelp,
      summary: 'who looks after the site; a link for a lost password',
    },
  ],
  [
    'doctor',
    { read: readDoctor, help: doctorHelp, summary: 'finds what is wrong, and says what to do' },
  ],
  [
    'backup',
    {
      read: readBackup,
      help: backupHelp,
      summary: 'writes all data into one file, while the site runs',
    },
  ],
  [
    'restore',
    { read: readRestore, help: restoreHelp, summary: 'checks a backup and puts it back' },
  ],
  [
    'migrate',
    {
      read: readMigrate,
      help: migrateHelp,
      summary: 'brings the data up to date with this version',
    },
  ],
  [
    'import',
    {
      read: readImport,
      help: importHelp,
      summary: 'publishes what changed in the files; takes over other sites',
    },
  ],
  [
    'export',
    {
      read: readExport,
      help: exportHelp,
      summary: 'writes the site as files, or what visitors sent as a table',
    },
  ],
  [
    'orders',
    {
      read: readOrders,
      help: ordersHelp,
      summary: 'lists orders; marks them sent or paid; refunds',
    },
  ],
  [
    'products',
    { read: readProducts, help: productsHelp, summary: 'lists products; sets their stock' },
  ],
  ['reviews', { read: readReviews, help: reviewsHelp, summary: 'lists and approves reviews' }],
  [
    'keys',
    {
      read: readKeyCommand,
      help: keysHelp,
      summary: 'lists the keys that sign; makes a new one; retires one',
    },
  ],
]);

/**
 * Works beside a running server; the database lets both. Only an import makes data where there are
 * none: any other command was then started in the wrong folder, or too early.
 */
async function beside(
  { dataDir, databaseUrl }: Pick<Configuration, 'dataDir' | 'databaseUrl'>,
  run: (store: SiteStore) => Promise<void>,
): Promise<void> {
  requireData({ dataDir, databaseUrl });
  await open({ dataDir, databaseUrl }, run);
}

function requireData(place: Pick<Configuration, 'dataDir' | 'databaseUrl'>): void {
  if (!hasData(place))
    throw new Error(
      `there are no data in ${place.dataDir} yet. Start the site first: npx frontage start`,
    );
}

async function open(
  { dataDir, databaseUrl }: Pick<Configuration, 'dataDir' | 'databaseUrl'>,
  run: (store: SiteStore) => Promise<void>,
): Promise<void> {
  const store = await openStore({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  try {
    await run(store);
  } finally {
    await store.close();
  }
}
