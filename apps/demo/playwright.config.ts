import { defineConfig, devices } from '@playwright/test';
import { servedAddress, staticAddress, vimeoAddress } from './e2e/support/served-address';
import { servedData, servedLog } from './e2e/support/served-data';

const executablePath = process.env.BROWSER_PATH;
/** Whether the tests run in a headless shell, of which two cores carry one more. */
const isShell = ![undefined, executablePath].includes(process.env.WHOLE_BROWSER_PATH);
/** An empty database on a PostgreSQL server. Without it the data is a file. */
const databaseUrl = process.env.E2E_DATABASE_URL ?? '';

/**
 * The demo, as visitors and its database see it. The server is the real one, with data of its own.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  globalSetup: './e2e/support/seeded-data.ts',
  fullyParallel: true,
  workers: isShell ? 3 : 2,
  retries: 0,
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: servedAddress,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One process for the pages of a visitor. Without it another one is started in advance for
        // each visitor, which hardly any test needs.
        '--renderer-process-limit=1',
        // A name of the site itself, which is more than this machine.
        '--host-resolver-rules=MAP owner.netloft.example 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: `node scripts/demo.mjs${databaseUrl ? '' : ' --reset'}`,
    url: `${servedAddress}/ready`,
    // Twenty seconds on a machine at rest.
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: new URL(servedAddress).port,
      DATA_DIR: servedData,
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'info',
      SERVER_LOG: servedLog,
      STATIC_ORIGINS: staticAddress,
      VIMEO_OEMBED_URL: vimeoAddress,
    },
  },
});
