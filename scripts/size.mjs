// Weighs what visitors load against size.table.mjs and size/built.table.mjs, and fails over budget
// or if a README has other figures.
// Usage: node scripts/size.mjs [--write]   (--write: update the figures in the READMEs)
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BLOCKS } from './blocks.mjs';
import { readBlockFolders } from './blocks/read-block-folders.mjs';
import { root } from './do/root.mjs';
import { BUDGETS } from './size.table.mjs';
import { BUILT_BUDGETS } from './size/built.table.mjs';
import { measureBundle } from './size/measure-bundle.mjs';
import { measureRuntime } from './size/measure-runtime.mjs';
import { formatBytes, updateReadme } from './size/update-readme.mjs';

/**
 * @param {import('./size/update-readme.mjs').Measured[]} measured
 * @returns {string[]} one line per size, those over their limit marked
 */
export function sizeTable(measured) {
  const width = Math.max(...measured.map(({ name }) => name.length)) + 2;
  return measured.map(({ name, encoding, bytes, limit, target, reason }) => {
    const verdict = bytes > limit ? '  ✗ over' : '  ✓';
    const bound = limit === undefined ? '–' : formatBytes(limit);
    const missed =
      target !== undefined && bytes > target
        ? `  target ${formatBytes(target)} missed: ${reason}`
        : '';
    return `${name.padEnd(width)}${encoding.padEnd(8)}${formatBytes(bytes).padStart(9)} of ${bound.padStart(8)}${limit === undefined ? '' : verdict}${missed}`;
  });
}

/** The bytes of a block's entry in the registry, compressed. */
const ENTRY_BYTES = 30;

/**
 * Gives a budget the room that further blocks take.
 *
 * @param {import('./size/built.table.mjs').BuiltBudget} budget
 * @param {number} count of the blocks that have a behaviour
 * @returns {import('./size/built.table.mjs').BuiltBudget}
 */
export function withRoomForBlocks(budget, count) {
  const { limit, forBlocks = count } = budget;
  return { ...budget, limit: limit + Math.max(0, count - forBlocks) * ENTRY_BYTES };
}

/**
 * Lists what makes the size step fail.
 *
 * @param {import('./size/update-readme.mjs').Measured[]} measured
 * @param {string[]} stale READMEs with other figures
 * @returns {string[]}
 */
export function sizeComplaints(measured, stale) {
  const over = measured.filter(({ bytes, limit }) => limit !== undefined && bytes > limit);
  return [
    ...over.map(
      ({ name, bytes, limit }) => `${name} is ${bytes - limit} bytes over its budget of ${limit}`,
    ),
    ...stale.map((file) => `${file} tells other figures: run pnpm size --write`),
  ];
}

// An entry that does not build must not hide the sizes of the others.
async function measureAll() {
  const bundles = BUDGETS.map(async (budget) => [
    { ...budget, bytes: await measureBundle(root, budget) },
  ]);
  const built = measureRuntime(root, BUILT_BUDGETS).then((sizes) =>
    sizes.map((bytes, index) => ({
      ...withRoomForBlocks(BUILT_BUDGETS[index], countDefinitions()),
      bytes,
    })),
  );
  const settled = await Promise.allSettled([...bundles, built]);
  const failed = settled.flatMap((result, index) =>
    result.status === 'rejected'
      ? [`${BUDGETS[index]?.name ?? 'runtime'}: ${result.reason.message}`]
      : [],
  );
  return { measured: settled.flatMap((result) => result.value ?? []), failed };
}

function countDefinitions() {
  const folders = readBlockFolders(join(root, BLOCKS));
  const names = folders.flatMap(({ block }) => block.flatMap((file) => file.names));
  // Our own pages do not load the others.
  return names.filter((name) => !name.startsWith('published')).length;
}

function updateReadmes(measured, write) {
  const names = [...new Set(measured.flatMap((size) => size.package ?? []))];
  return names.flatMap((name) => {
    const file = join('packages', name, 'README.md');
    if (!existsSync(join(root, file))) return [];
    const old = readFileSync(join(root, file), 'utf8');
    const next = updateReadme(
      old,
      measured.filter((size) => size.package === name),
    );
    if (next === old) return [];
    if (write) writeFileSync(join(root, file), next);
    return write ? [] : [file];
  });
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const { measured, failed } = await measureAll();
  console.log(sizeTable(measured).join('\n'));
  const complaints = [
    ...failed,
    ...sizeComplaints(measured, updateReadmes(measured, values.write)),
  ];
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
