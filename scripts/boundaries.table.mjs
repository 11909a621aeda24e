// Which package may import which. The boundaries check reads only this table; `pnpm new` refuses a
// name that is not in it.

const GROUND = ['core-lifecycle', 'motion', 'site-model', 'commerce-model'];
const ENGINES = ['image-loader', 'gallery-engine', 'overlay', 'form-runtime', 'census', 'site-api'];
/** What the server is made with. */
const SERVER_MODULES = [
  'react',
  'react-dom',
  'fastify',
  'kysely',
  'pg',
  'sharp',
  'libsql',
  'zod',
  'altcha-lib',
  'nodemailer',
  '@fastify/busboy',
  'stripe',
  'uqr',
  'parse5',
  'linkedom',
  'saxes',
  'yauzl',
  'marked',
];
const BELOW_VIEW = [...GROUND, ...ENGINES, 'lightbox'];

/**
 * @typedef {{
 *   folder: string,
 *   subject: string,
 *   imports: string[],
 *   thirdParty?: string[],
 *   onlyEntries?: Record<string, string[]>,
 *   entries?: string[],
 *   isProgram?: boolean,
 * }} PackageRule
 * `imports`: our packages it may import. `thirdParty`: what else, beside zod in
 * schema files. `onlyEntries`: where only some entries of a package are allowed.
 * `entries`: what `pnpm new package` makes. `isProgram`: it runs in Node, and nobody imports it.
 */

/** @type {Record<string, PackageRule>} */
export const PACKAGES = {
  'core-lifecycle': pkg(
    'what starts, when, and what ends it; how unknown data is read',
    [],
    ['.', './dom', './block', './boot', './reading'],
  ),
  motion: pkg('values that change over time', ['core-lifecycle'], ['.', './dom']),
  'site-model': pkg(
    'what a site is, what its blocks store, how its pages change and look',
    ['core-lifecycle'],
    ['.', './editing', './enums', './fields', './look', './schema'],
  ),
  'commerce-model': pkg(
    'money, product, cart, totals, checkout',
    ['core-lifecycle', 'site-model'],
    ['.', './schema'],
  ),

  'image-loader': pkg(
    'which picture width to ask for, when, and how it is placed',
    ['core-lifecycle'],
    ['.', './dom'],
  ),
  'gallery-engine': pkg(
    'index, keys, linking and the designs of a gallery',
    ['core-lifecycle', 'motion', 'image-loader'],
    ['.', './dom', './markup', './style.css'],
  ),
  overlay: pkg(
    'things above the page',
    ['core-lifecycle', 'motion'],
    ['.', './dom', './style.css'],
  ),
  'form-runtime': pkg(
    'fields to sanitised payload, submit states, messages, retries',
    ['core-lifecycle', 'site-model'],
    ['.', './dom', './markup', './schema'],
  ),
  census: pkg(
    'what may be tracked and what is sent',
    ['core-lifecycle', 'site-model'],
    ['.', './dom', './schema'],
  ),
  'site-api': pkg(
    'the calls a published site makes',
    ['core-lifecycle', 'site-model', 'commerce-model'],
    ['.', './schema'],
  ),

  lightbox: pkg(
    'a set of items shown full screen',
    ['overlay', 'gallery-engine', 'image-loader', 'motion', 'core-lifecycle'],
    ['.', './dom', './style.css'],
  ),

  'react-blocks': {
    ...pkg('one folder per block and page part', BELOW_VIEW, [
      '.',
      './react',
      './server',
      './fields',
      './schema',
      './views',
      './style.css',
    ]),
    // marked: what a block of Markdown is read by, on the server.
    thirdParty: ['react', 'react-dom', 'marked'],
  },
  'page-editor': {
    ...pkg(
      'a page is changed where it stands',
      ['react-blocks', 'core-lifecycle', 'site-model'],
      ['.', './fields', './page'],
    ),
    thirdParty: ['prosemirror-*'],
    // Its tests try it with the blocks of the product.
    onlyEntries: { 'react-blocks': [] },
  },

  'site-runtime': app(
    'the browser bundles',
    ['config', 'react-blocks', ...BELOW_VIEW],
    ['react', 'react-dom', 'esbuild', 'rolldown', 'terser'],
  ),
  'site-server': {
    ...app(
      'pages, calls, pictures, jobs, store',
      ['page-editor', 'react-blocks', ...BELOW_VIEW],
      SERVER_MODULES,
    ),
    onlyEntries: {
      'page-editor': ['./page'],
      'react-blocks': ['.', './fields', './server', './schema'],
      ...Object.fromEntries(
        BELOW_VIEW.map((name) => [
          name,
          ['.', './schema', './editing', './enums', './fields', './look', './reading'],
        ]),
      ),
    },
  },
  config: app(
    'the screens of the area that are scripts',
    ['page-editor', 'react-blocks', 'core-lifecycle', 'site-api', 'site-model'],
    [],
  ),
  frontage: {
    ...pkg(
      'what a site owner installs: one program, with server and runtime built into it',
      ['site-server', 'site-runtime', 'site-model', 'form-runtime'],
      [],
    ),
    // It installs what the server, which is built into it, is made with.
    thirdParty: SERVER_MODULES,
    isProgram: true,
  },
  demo: app(
    'the sample site',
    ['site-server', 'site-runtime', 'config', 'page-editor', 'react-blocks', ...BELOW_VIEW],
    // libsql, pg: its end-to-end tests read the store.
    ['react', 'react-dom', 'esbuild', 'sharp', 'libsql', 'pg', 'zod', '@fontsource-variable/*'],
  ),
};

/** What tests and the tools of a package may use in addition. */
export const TEST_TOOLS = [
  'vitest',
  'vitest-browser-react',
  '@vitest/*',
  'fast-check',
  // The client that the provider of experiments is for.
  '@openfeature/web-sdk',
  // A mail server and a mail program, for tests.
  'smtp-server',
  'postal-mime',
  'happy-dom',
  'yaml',
  // Sizes of fonts.
  '@capsizecss/*',
  'react',
  'react-dom',
  'zod',
  'typescript',
  'esbuild',
  'playwright',
  '@playwright/test',
  'axe-core',
];

function pkg(subject, imports, entries) {
  return { folder: 'packages', subject, imports, entries };
}

function app(subject, imports, thirdParty) {
  return { folder: 'apps', subject, imports, thirdParty };
}
