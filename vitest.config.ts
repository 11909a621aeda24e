import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { playwright } from '@vitest/browser-playwright';
import { createOtherHosts } from './scripts/create-other-hosts.mjs';
import { listFiles } from './scripts/list-files.mjs';
import { listStyles } from './scripts/list-styles.mjs';

const conditions = ['@frontage/source', 'module', 'default'];
// Vite resolves style sheets by conditions of its own and would want the built ones.
const alias = [
  {
    find: /^@frontage\/([a-z-]+)\/style\.css$/,
    replacement: `${import.meta.dirname}/packages/$1/src/style.css`,
  },
];
const browserPath = process.env.BROWSER_PATH;
const isNightly = process.env.FRONTAGE_RUNS === 'nightly';

/**
 * Few processes, each of which reads a module once and runs many files: half the time of one
 * process a file. So no test may leave behind what another would see. One more than cores: a third
 * of the time they wait, for the disk to have what was stored and for programs that tests start.
 */
const manyProcesses = { maxWorkers: availableParallelism() + 1, isolate: false };

/**
 * Pages are rendered with the React that a server runs: the other one takes a stack trace for every
 * element, a quarter of the time of tests that render pages. What it warns of is seen in the tests
 * of browsers, which keep it.
 */
const asServed = { NODE_ENV: 'production' };
const productionJsx = { jsx: { development: false } };

/**
 * What takes long and fails seldom: a newer version of the program put over an older one, the
 * pictures that the demo draws, its whole seed (which all end-to-end tests start from), and
 * PostgreSQL as it is started and ended. They run at night.
 */
const nightlyTests = [
  'packages/frontage/src/run-all-commands.test.ts',
  'packages/frontage/src/upgrade/upgrade.test.ts',
  'apps/demo/pictures/pictures.test.ts',
  'apps/demo/src/server/seed.test.ts',
  'scripts/start-postgres.test.mjs',
];

/** Files that take half a minute each: begun last, they would keep one core waiting. */
const longTests =
  /(?:survives?-kill|simulate-\w+|postgres-store|run-frontage|all-actions|other-site)\.test\.ts$/;

const otherHosts = createOtherHosts();

/** Those of the project `postgres` fill the cores that have done with the project `unit`. */
const isLast = ({ project }: TestSpecification) => project.name === 'postgres';

/** Begins with the long tests, then with the largest files. */
class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longTests.test(moduleId);
    const rank = (file: TestSpecification) => (isLast(file) ? 2 : 0) + (isLong(file) ? 0 : 1);
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/**
 * Each file of browser tests has a page of its own, which would ask for hundreds of modules anew.
 * In a single run no module changes, so the browser may keep them, but for those that a test
 * replaces: these are answered elsewhere.
 */
const keptModules: Plugin = {
  name: 'frontage:kept-modules',
  configureServer({ middlewares }) {
    middlewares.use((_request, response, next) => {
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value);
      next();
    });
  },
};
const isSingleRun = process.argv.includes('run');

/** Answers the requests of tests to other hosts: see `testing/other-services` in react-blocks. */
const answerOthers: BrowserCommand<[how: string, type?: string, body?: string]> = (
  { context },
  how,
  contentType = 'text/html',
  body = '',
) => otherHosts.answer(context, how, { contentType, body });

/** Answers which style sheets a test's file imports: see `testing/restore-page`. */
const listOwnStyles: BrowserCommand<[file: string]> = ({ project }, file) =>
  [...(project.browser?.vite.environments.client.moduleGraph.getModulesByFile(file) ?? [])].flatMap(
    listStyles,
  );

const leavePage: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

const everyBrowserTest = '{packages,apps}/*/src/**/*.browser.test.{ts,tsx}';

/**
 * Tests that count what the whole page does, or that another file's leftovers have disturbed:
 * requests, reads of the layout, listeners of a page that goes away, what stands full screen.
 */
const otherOwnPageTests = [
  'packages/core-lifecycle/src/boot/load-runtime-module.browser.test.ts',
  'packages/form-runtime/src/dom/draft.browser.test.ts',
  'packages/page-editor/src/editor/layout-reads.browser.test.ts',
  'packages/react-blocks/src/blocks/product/product-pictures.browser.test.tsx',
];

/**
 * Tests of a browser share a page: half of their time went into reading the same modules anew. But
 * a module that one of them replaces stays replaced in its page.
 */
const ownPageTests = [
  ...otherOwnPageTests,
  ...listFiles(import.meta.dirname, ['packages', 'apps'])
    .filter((file) => /\.browser\.test\.tsx?$/.test(file))
    .filter((file) => /\bvi\.(?:doM|m)ock\(/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(import.meta.dirname, file)),
];

/** How the files of a project have their pages. */
interface Pages {
  readonly isolate: boolean;
  readonly groupOrder: number;
  readonly include?: string[];
  readonly exclude?: string[];
}

/** Tests of a browser, which share a page or have one each. */
function browserProject(
  name: string,
  { isolate, groupOrder, ...files }: Pages,
): TestProjectInlineConfiguration {
  return {
    extends: true,
    resolve: {
      alias,
      conditions: ['@frontage/source', 'browser', 'module', 'import', 'default'],
    },
    plugins: isSingleRun ? [keptModules] : [],
    define: { 'process.env.FRONTAGE_RUNS': JSON.stringify(process.env.FRONTAGE_RUNS ?? '') },
    // Found up front: a dependency that is found while tests run makes the page load anew.
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'axe-core',
        'fast-check',
      ],
    },
    test: {
      name,
      // One more than cores: a page often waits for a frame or an answer.
      maxWorkers: availableParallelism() + 1,
      sequence: { groupOrder },
      include: [everyBrowserTest],
      ...files,
      setupFiles: isolate ? [] : ['scripts/testing/restore-page.ts'],
      isolate,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { answerOthers, leavePage, listStyles: listOwnStyles },
        provider: playwright({
          launchOptions: {
            ...(browserPath ? { executablePath: browserPath } : {}),
            args: [
              '--no-sandbox',
              '--disable-background-networking',
              '--disable-component-update',
              '--disable-sync',
            ],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

const migratedDatabase = 'apps/site-server/src/testing/provide-migrated-database.ts';

/**
 * Three projects in one process: `unit` for rules and wiring; `postgres` for what the server does
 * with what visitors send, once more on that store; `browser` for layout, focus, scroll, HTML
 * safety and real events, which an emulated DOM answers wrongly.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // What runs once for all tests.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    // A busy machine is slow, not wrong: what hangs is ended, nothing else. At night a property is
    // tried up to a million times.
    testTimeout: isNightly ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: LongTestsFirst },
    projects: [
      {
        extends: true,
        oxc: productionJsx,
        test: {
          name: 'unit',
          include: [
            '{packages,apps}/*/{src,pictures}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            'bench/src/**/*.test.mjs',
          ],
          exclude: [
            '**/*.browser.test.*',
            '**/node_modules/**',
            'apps/site-server/src/app/all-actions-postgres.test.ts',
            ...(isNightly ? [] : nightlyTests),
          ],
          environment: 'node',
          env: asServed,
          globalSetup: migratedDatabase,
          ...manyProcesses,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        oxc: productionJsx,
        test: {
          name: 'postgres',
          include: [
            'apps/site-server/src/accounts/accounts.test.ts',
            'apps/site-server/src/app/all-actions-postgres.test.ts',
            'apps/site-server/src/forms/submissions/*.test.ts',
            'apps/site-server/src/members/*.test.ts',
            'apps/site-server/src/shop/checkout/{bought-lines,checkout,checkout-provider,gift-card-limits,go-to-checkout,judged-posts,mispaid,money-guards,order-cost}.test.ts',
            'apps/site-server/src/shop/orders/{export-payments,order,order-life,refund}.test.ts',
            'apps/site-server/src/shop/renewals/*.test.ts',
            // What the other rooms ask the store is asked by the samples of all actions.
            ...(isNightly
              ? [
                  'apps/site-server/src/area/*/*.test.ts',
                  'apps/site-server/src/{captcha,commands,consent,forms,mail,newsletter}/**/*.test.ts',
                  'apps/site-server/src/shop/{cart,catalogue,restock,reviews}/**/*.test.ts',
                ]
              : []),
          ],
          // They open no store, or one of each kind.
          exclude: [
            '**/*.browser.test.*',
            '**/node_modules/**',
            'apps/site-server/src/captcha/create-altcha.test.ts',
            'apps/site-server/src/forms/definitions/read-redirect.test.ts',
            'apps/site-server/src/forms/submissions/{judge-spam,page-query,read-save-body}.test.ts',
            'apps/site-server/src/forms/uploads/{clean-file-name,sniff-upload,upload-message}.test.ts',
            'apps/site-server/src/mail/{compose-mail,mail-transport,outbox-claims,without-addresses}.test.ts',
            'apps/site-server/src/shop/renewals/create-method-changes.test.ts',
          ],
          environment: 'node',
          env: { ...asServed, TEST_STORE: 'postgres' },
          globalSetup: migratedDatabase,
          setupFiles: ['apps/site-server/src/testing/skip-without-postgres.ts'],
          ...manyProcesses,
          sequence: { groupOrder: 1 },
        },
      },
      browserProject('browser', { groupOrder: 2, exclude: ownPageTests, isolate: false }),
      browserProject('browser alone', { groupOrder: 3, include: ownPageTests, isolate: true }),
    ],
  },
});
