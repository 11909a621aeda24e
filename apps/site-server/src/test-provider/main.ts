import { startTestProvider } from './start-test-provider';

const help = `A payment provider that moves no money, for trying out a shop. All settings are environment variables:

  PORT               where to listen; default: 4100
  HOST               which network; default: 127.0.0.1
  SECRET             the shop's TEST_PAYMENT_SECRET; 16 characters or more
  FILE               where payments are kept; default: data/test-payments.jsonl
  WEBHOOK_URL        where to notify the shop, such as http://127.0.0.1:4000/api/commerce/webhook/test
  ORIGIN             how visitors reach it; default: its own address
`;

// The program: `node test-provider.js`.
async function main(): Promise<void> {
  if (process.argv.includes('--help')) return void process.stdout.write(help);
  const {
    PORT = '4100',
    HOST = '127.0.0.1',
    SECRET = '',
    FILE = 'data/test-payments.jsonl',
    WEBHOOK_URL,
    ORIGIN,
  } = process.env;
  if (SECRET.length < 16)
    return fail(`SECRET has ${SECRET.length} characters, expected 16 or more.`);
  try {
    const provider = await startTestProvider({
      port: Number(PORT),
      host: HOST,
      secret: SECRET,
      file: FILE,
      ...(WEBHOOK_URL ? { webhookUrl: WEBHOOK_URL } : {}),
      ...(ORIGIN ? { origin: ORIGIN } : {}),
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void provider.close().then(() => process.exit(0)));
    // Last, because whoever reads it may end the program at once.
    process.stdout.write(`${provider.origin}\n`);
  } catch (error) {
    fail(
      `The test provider did not start: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

void main();
