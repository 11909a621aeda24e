import { helpText, readConfiguration, type Configuration } from './app/configuration';
import { openStore } from './app/open-store';
import { readKeys } from './app/read-keys';
import type { SiteStore } from './app/site-store';
import { closeOnSignal, startServer } from './app/start-server';
import { accountsHelp, readAccountsArguments } from './commands/accounts/read-accounts-arguments';
import { runAccounts } from './commands/accounts/run-accounts';
import { exportHelp, readExportArguments, runExport } from './commands/export/run-export';
import { keysHelp, readKeysArguments } from './commands/keys/read-keys-arguments';
import { runKeys } from './commands/keys/run-keys';
import { ordersHelp, readOrdersArguments } from './commands/orders/read-orders-arguments';
import { runOrders } from './commands/orders/run-orders';
import { productsHelp, readProductsArguments } from './commands/products/read-products-arguments';
import { runProducts } from './commands/products/run-products';
import { readReviewsArguments, reviewsHelp } from './commands/reviews/read-reviews-arguments';
import { runReviews } from './commands/reviews/run-reviews';
import { createShopLinks } from './shop/pages/create-shop-links';

// The program: `node site-server.js`, set up by environment variables (`--help` lists them).
async function main(): Promise<void> {
  const [, , name, ...words] = process.argv;
  const { read, help } = commands.get(name ?? '') ?? { read: () => serve, help: helpText() };
  if (process.argv.includes('--help')) return console.log(help);
  const command = read(words);
  if (typeof command === 'string') return fail(command);
  const reading = readConfiguration(process.env);
  if ('problems' in reading) return fail(reading.problems.join('\n'));
  try {
    await command(reading.configuration);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    fail(`${command === serve ? 'The server did not start' : `The ${name} failed`}: ${cause}`);
  }
}

/** What the program does, once it is known how it is set up. */
type Command = (configuration: Configuration) => Promise<void>;

const serve: Command = async (configuration) => closeOnSignal(await startServer(configuration));

function readAccounts(words: readonly string[]): Command | string {
  const ask = readAccountsArguments(words);
  if (typeof ask === 'string') return `${ask}\n\n${accountsHelp}`;
  return ({ baseUrl, ...configuration }) =>
    beside(configuration, (store) => runAccounts(store, ask, { output: process.stdout, baseUrl }));
}

function readExport(words: readonly string[]): Command | string {
  const order = readExportArguments(words);
  if (typeof order === 'string') return `${order}\n\n${exportHelp}`;
  return (configuration) =>
    beside(configuration, (store) => runExport(store, order, process.stdout));
}

function readOrders(words: readonly string[]): Command | string {
  const ask = readOrdersArguments(words);
  if (typeof ask === 'string') return `${ask}\n\n${ordersHelp}`;
  return async (configuration) => {
    const links = createShopLinks(await readKeys(configuration));
    await beside(configuration, (store) => runOrders(store, links, ask, process.stdout));
  };
}

function readKeyCommand(words: readonly string[]): Command | string {
  const ask = readKeysArguments(words);
  if (typeof ask === 'string') return `${ask}\n\n${keysHelp}`;
  return (configuration) =>
    runKeys(configuration, ask, {
      beside: (run) => beside(configuration, run),
      now: Date.now,
      output: process.stdout,
    });
}

function readProducts(words: readonly string[]): Command | string {
  const ask = readProductsArguments(words);
  if (typeof ask === 'string') return `${ask}\n\n${productsHelp}`;
  return (configuration) =>
    beside(configuration, (store) => runProducts(store, ask, process.stdout));
}

function readReviews(words: readonly string[]): Command | string {
  const ask = readReviewsArguments(words);
  if (typeof ask === 'string') return `${ask}\n\n${reviewsHelp}`;
  return (configuration) =>
    beside(configuration, (store) => runReviews(store, ask, process.stdout));
}

/** What it can do beside serving, by the first word. */
const commands: ReadonlyMap<
  string,
  { read(words: readonly string[]): Command | string; help: string }
> = new Map([
  ['accounts', { read: readAccounts, help: accountsHelp }],
  ['export', { read: readExport, help: exportHelp }],
  ['keys', { read: readKeyCommand, help: keysHelp }],
  ['orders', { read: readOrders, help: ordersHelp }],
  ['products', { read: readProducts, help: productsHelp }],
  ['reviews', { read: readReviews, help: reviewsHelp }],
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

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

void main();
