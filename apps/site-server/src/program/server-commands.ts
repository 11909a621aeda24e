import type { Configuration } from '../app/configuration';
import { openStore } from '../app/open-store';
import { readKeys } from '../app/read-keys';
import type { SiteStore } from '../app/site-store';
import { accountsHelp, readAccountsArguments } from '../commands/accounts/read-accounts-arguments';
import { runAccounts } from '../commands/accounts/run-accounts';
import { backupHelp, readBackupArguments } from '../commands/backup/read-backup-arguments';
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
import { createShopLinks } from '../shop/pages/create-shop-links';
import { importHelp, readImportArguments } from '../commands/site-files/read-import-arguments';
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

function readAccounts(words: readonly string[]): Command | string {
  const ask = readAccountsArguments(words);
  if (typeof ask === 'string') return ask;
  return ({ baseUrl, ...configuration }) =>
    beside(configuration, (store) => runAccounts(store, ask, { output: process.stdout, baseUrl }));
}

function readExport(words: readonly string[]): Command | string {
  const order = readExportArguments(words);
  if (typeof order === 'string') return order;
  if ('to' in order)
    return (configuration) =>
      beside(configuration, (store) => runSiteExport(store, order.to, process.stdout));
  return (configuration) =>
    beside(configuration, (store) => runExport(store, order, process.stdout));
}

function readOrders(words: readonly string[]): Command | string {
  const ask = readOrdersArguments(words);
  if (typeof ask === 'string') return ask;
  return async (configuration) => {
    const links = createShopLinks(await readKeys(configuration));
    await beside(configuration, (store) => runOrders(store, links, ask, process.stdout));
  };
}

function readKeyCommand(words: readonly string[]): Command | string {
  const ask = readKeysArguments(words);
  if (typeof ask === 'string') return ask;
  return (configuration) =>
    runKeys(configuration, ask, {
      beside: (run) => beside(configuration, run),
      now: Date.now,
      output: process.stdout,
    });
}

function readProducts(words: readonly string[]): Command | string {
  const ask = readProductsArguments(words);
  if (typeof ask === 'string') return ask;
  return (configuration) =>
    beside(configuration, (store) => runProducts(store, ask, process.stdout));
}

function readReviews(words: readonly string[]): Command | string {
  const ask = readReviewsArguments(words);
  if (typeof ask === 'string') return ask;
  return (configuration) =>
    beside(configuration, (store) => runReviews(store, ask, process.stdout));
}

function readImport(words: readonly string[]): Command | string {
  const ask = readImportArguments(words);
  if (typeof ask === 'string') return ask;
  return (configuration) => runImport((run) => beside(configuration, run), ask, process.stdout);
}

/** The clock of commands, and where they print. */
const terminal = { now: Date.now, output: process.stdout };

function readBackup(words: readonly string[]): Command | string {
  const ask = readBackupArguments(words, Date.now());
  if (typeof ask === 'string') return ask;
  return (configuration) => runBackup(configuration, ask.to, terminal);
}

function readRestore(words: readonly string[]): Command | string {
  const ask = readRestoreArguments(words);
  if (typeof ask === 'string') return ask;
  return (configuration) => runRestore(configuration, ask, terminal);
}

function readDoctor([extra]: readonly string[]): Command | string {
  if (extra !== undefined) return `doctor takes no ${JSON.stringify(extra)}.`;
  return async (configuration) => {
    if (!(await runDoctor(configuration, process.stdout))) process.exitCode = 1;
  };
}

function readMigrate([extra]: readonly string[]): Command | string {
  if (extra !== undefined) return `migrate takes no ${JSON.stringify(extra)}.`;
  return (configuration) => runMigrate(configuration, process.stdout);
}

function readOwner(words: readonly string[]): Command | string {
  const ask = readOwnerArguments(words);
  if (typeof ask === 'string') return ask;
  return ({ baseUrl, host, port, smtpUrl, ...configuration }) => {
    const address = baseUrl ?? `http://${host}:${port}`;
    const around = { address, sendsMail: smtpUrl !== undefined, output: process.stdout };
    return beside(configuration, (store) => runOwner(store, ask, around));
  };
}

/** What a server can do beside serving, by the first word. */
export const serverCommands: ReadonlyMap<string, ProgramCommand> = new Map([
  [
    'owner',
    {
      read: readOwner,
      help: ownerHelp,
      summary: 'a link by which the first owner makes an account, printed or mailed',
    },
  ],
  [
    'accounts',
    {
      read: readAccounts,
      help: accountsHelp,
      summary: 'who looks after the site; a link for somebody who lost the password',
    },
  ],
  ['doctor', { read: readDoctor, help: doctorHelp, summary: 'what is wrong, and what to do' }],
  [
    'backup',
    { read: readBackup, help: backupHelp, summary: 'the data in one file, while the site runs' },
  ],
  ['restore', { read: readRestore, help: restoreHelp, summary: 'puts a backup back' }],
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
    { read: readImport, help: importHelp, summary: 'brings the site to what its files say' },
  ],
  [
    'export',
    {
      read: readExport,
      help: exportHelp,
      summary: 'the site as files; what visitors sent, as a table',
    },
  ],
  [
    'orders',
    {
      read: readOrders,
      help: ordersHelp,
      summary: 'orders: listed, marked as sent or paid, refunded',
    },
  ],
  ['products', { read: readProducts, help: productsHelp, summary: 'products and their stock' }],
  [
    'reviews',
    { read: readReviews, help: reviewsHelp, summary: 'reviews of buyers: listed, approved' },
  ],
  [
    'keys',
    {
      read: readKeyCommand,
      help: keysHelp,
      summary: 'the keys of signatures: listed, made anew, retired',
    },
  ],
]);

/** Works beside a running server; the database lets both. */
async function beside(
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
