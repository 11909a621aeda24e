// Size limits. Everything is bundled from the sources with its imports, minified, without React.
import { BLOCK_BUDGETS } from './size/blocks.table.mjs';
import { ENGINE_BUDGETS } from './size/engines.table.mjs';

/**
 * @typedef {{
 *   name: string,
 *   package: string,
 *   entry: string,
 *   encoding: 'gzip' | 'brotli',
 *   limit?: number,
 *   target?: number,
 *   reason?: string,
 *   external?: string[],
 * }} Budget `entry` is the text of a module; without `limit` the size is only
 * shown (and written into the README of the package). `target` is a figure that we
 * want and have not reached, with the reason; `limit` then keeps it from growing.
 * `external` are imports, as they are written, that come later as chunks of their
 * own and are left out
 */

/** @type {Budget[]} */
export const BUDGETS = [...ENGINE_BUDGETS, ...BLOCK_BUDGETS];
