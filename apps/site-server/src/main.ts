import { helpText, readConfiguration } from './configuration';
import { closeOnSignal, startServer } from './start-server';

// The program: `node site-server.js`, set up by environment variables (`--help` lists them).
async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(helpText());
    return;
  }
  const reading = readConfiguration(process.env);
  if ('problems' in reading) {
    for (const problem of reading.problems) console.error(problem);
    process.exitCode = 1;
    return;
  }
  try {
    closeOnSignal(await startServer(reading.configuration));
  } catch (error) {
    console.error(`The server did not start: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

void main();
