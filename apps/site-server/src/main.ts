import { helpText, readConfiguration, type Configuration } from './configuration';
import { exportHelp, readExportOrder, runExport, type ExportOrder } from './export/export-command';
import { closeOnSignal, startServer } from './start-server';
import { openStore } from './store/open-store';

// The program: `node site-server.js`, set up by environment variables (`--help` lists them).
async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(process.argv[2] === 'export' ? exportHelp : helpText());
    return;
  }
  const order = process.argv[2] === 'export' ? readExportOrder(process.argv.slice(3)) : undefined;
  if (typeof order === 'string') return fail(`${order}\n\n${exportHelp}`);
  const reading = readConfiguration(process.env);
  if ('problems' in reading) return fail(reading.problems.join('\n'));
  try {
    if (order) return await exportFrom(reading.configuration, order);
    closeOnSignal(await startServer(reading.configuration));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    fail(`The ${order ? 'export failed' : 'server did not start'}: ${cause}`);
  }
}

/** Reads beside a running server; the database lets both. */
async function exportFrom({ dataDir, databaseUrl }: Configuration, order: ExportOrder): Promise<void> {
  const store = await openStore({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  try {
    await runExport(store, order, process.stdout);
  } finally {
    await store.close();
  }
}

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

void main();
