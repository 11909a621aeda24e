import { openStore } from '../app/open-store';
import { startOutboxWorker } from '../mail/start-outbox-worker';

// Takes mails up and never gets done with any, for the test that kills it:
// `node child-mailer.mjs <folder>`.
async function main(): Promise<void> {
  const store = await openStore({ dataDir: process.argv[2] ?? '' });
  startOutboxWorker({
    store,
    transport: {
      send: ({ id }) => {
        process.stdout.write(`${id}\n`);
        return new Promise(() => undefined);
      },
    },
    timers: { setTimeout: (run, ms) => setTimeout(run, ms), clearTimeout: () => undefined },
    report: () => undefined,
  });
}

void main();
