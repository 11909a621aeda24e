// What may be how big. 1 KB is 1,000 bytes; everything is bundled from the
// sources with what it imports, minified, React apart.

const KB = 1000;

/**
 * @typedef {{
 *   name: string,
 *   package: string,
 *   entry: string,
 *   encoding: 'gzip' | 'brotli',
 *   limit?: number,
 *   target?: number,
 *   reason?: string,
 * }} Budget `entry` is the text of a module; without `limit` the size is only
 * shown (and written into the README of the package). `target` is a figure that we
 * want and have not reached, with the reason; `limit` then keeps it from growing
 *
 * @typedef {{ name: string, part: 'boot' | 'entry', encoding: 'gzip' | 'brotli', limit: number }} BuiltBudget
 * `boot` is the inline script; `entry` is that and all a page loads before the
 * first block starts
 */

/** @type {Budget[]} */
export const BUDGETS = [
  {
    name: 'inline boot',
    package: 'core-lifecycle',
    entry: "export { installBoot } from '@frontage/core-lifecycle/boot';",
    encoding: 'brotli',
    limit: 1 * KB,
  },
  {
    name: 'lifecycle in the browser',
    package: 'core-lifecycle',
    entry: "export * from '@frontage/core-lifecycle/dom';",
    encoding: 'brotli',
  },
  {
    name: 'site model, readers',
    package: 'site-model',
    entry: "export * from '@frontage/site-model';",
    encoding: 'gzip',
  },
  {
    name: 'image loader, as pages use it',
    package: 'image-loader',
    entry: "export { createImageLoader } from '@frontage/image-loader/dom';",
    encoding: 'gzip',
    limit: 1.9 * KB,
    target: 1.2 * KB,
    reason: 'queue, retry, upgrade on resize, save-data, printing and warnings cost 0.7 KB more than lozad has'
  },
  {
    name: 'gallery, grid with CSS',
    package: 'gallery-engine',
    entry: "import '@frontage/gallery-engine/style.css';\nexport * from '@frontage/gallery-engine/dom';",
    encoding: 'brotli',
    limit: 2.5 * KB,
  },
  {
    name: 'form runtime',
    package: 'form-runtime',
    entry: "export * from '@frontage/form-runtime/dom';",
    encoding: 'gzip',
    limit: 3.7 * KB,
    target: 3.5 * KB,
    reason: 'checks, error summary, draft, key and retries are all in it; no large part is left to take out',
  },
  {
    name: 'data layer',
    package: 'site-api',
    entry: "export { createCall } from './src/call';",
    encoding: 'gzip',
    limit: 1.3 * KB,
  },
  {
    name: 'all calls of a site',
    package: 'site-api',
    entry: "export * from '@frontage/site-api';",
    encoding: 'gzip',
  },
];

/** @type {BuiltBudget[]} */
export const BUILT_BUDGETS = [
  { name: 'published page: inline boot', part: 'boot', encoding: 'brotli', limit: 1 * KB },
  { name: 'published page: boot, lifecycle, registry', part: 'entry', encoding: 'brotli', limit: 4 * KB },
];
