// Enforces boundaries.table.mjs and boundaries/rooms.table.mjs: which packages and rooms import
// which, through which entries; no cycles, no relative import out of a package, one writer for each
// database table, no file with a meaningless name.
// Usage: node scripts/boundaries.mjs [--root <folder>]
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PACKAGES } from './boundaries.table.mjs';
import { checkRooms } from './boundaries/check-rooms.mjs';
import { checkDatabaseTables } from './boundaries/check-database-tables.mjs';
import { findCycle } from './boundaries/find-cycle.mjs';
import { IMPORT_RULES, readOwnModule } from './boundaries/import-rules.mjs';
import { readTree } from './boundaries/read-tree.mjs';
import { ROOM_TABLES } from './boundaries/rooms.table.mjs';
import { root as repository } from './do/root.mjs';

const EMPTY_NAME = /(^|[/.-])(utils?|common|helpers?|misc|manager)([/.-]|$)/i;

/**
 * Checks a tree of packages against the tables.
 *
 * @param {string} root folder with `packages` and `apps`
 * @param {{
 *   tables?: Record<string, import('./boundaries/rooms.table.mjs').RoomTable>,
 * }} rules of rooms; a test brings its own
 * @returns {{ files: number, violations: string[] }} one line per violation: place, problem and
 *   rule
 */
export function checkBoundaries(root, { tables = ROOM_TABLES } = {}) {
  const tree = readTree(root);
  const violations = [
    ...tree.flatMap((file) => checkFile(file)),
    ...checkManifests(root, tree),
    ...checkPackageCycle(tree),
    ...checkFileCycles(tree),
    ...checkRooms(tree, tables),
    ...checkDatabaseTables(root, tree, tables),
  ];
  return { files: tree.length, violations };
}

function checkFile(file) {
  const found = file.imports.flatMap((entry) =>
    IMPORT_RULES.flatMap((rule) => {
      const complaint = rule(file, entry, PACKAGES);
      return complaint === undefined
        ? []
        : [`${file.file}:${entry.line} imports "${entry.from}": ${complaint}`];
    }),
  );
  if (PACKAGES[file.package] === undefined)
    found.push(`${file.file}: ${file.package} is not in the table`);
  if (EMPTY_NAME.test(file.file))
    found.push(`${file.file}: the name says nothing; name the one idea it holds`);
  return found;
}

// A dependency in package.json counts as an import, even before a file uses it.
function checkManifests(root, tree) {
  const folders = [...new Set(tree.map((file) => file.packageFolder))];
  return folders.flatMap((folder) => {
    const path = join(root, folder, 'package.json');
    if (!existsSync(path)) return [];
    const { dependencies = {} } = JSON.parse(readFileSync(path, 'utf8'));
    const file = {
      file: `${folder}/package.json`,
      package: folder.split('/')[1],
      packageFolder: folder,
      area: 'pure',
    };
    return Object.keys(dependencies)
      .filter((name) => name.startsWith('@frontage/') || folder.startsWith('packages/'))
      .flatMap((from) =>
        checkFile({
          ...file,
          imports: [{ from, line: 1, names: [], isType: true, isLazy: false }],
        }),
      );
  });
}

function checkPackageCycle(tree) {
  const graph = new Map();
  for (const file of tree) {
    if (file.area === 'test' || file.area === 'tool') continue;
    const names = file.imports.flatMap((entry) => readOwnModule(entry.from)?.name ?? []);
    const others = names.filter((name) => name !== file.package);
    graph.set(file.package, [...new Set([...(graph.get(file.package) ?? []), ...others])]);
  }
  const cycle = findCycle(graph);
  return cycle === undefined
    ? []
    : [`packages import each other in a circle: ${cycle.join(' → ')}`];
}

// Type imports count: readers follow them too. Lazy imports do not: they split what is loaded.
function checkFileCycles(tree) {
  const graphs = new Map();
  for (const file of tree) {
    if (file.area === 'test') continue;
    const targets = file.imports
      .filter(({ isLazy }) => !isLazy)
      .flatMap((entry) => entry.target ?? []);
    const graph = graphs.get(file.package) ?? new Map();
    graphs.set(file.package, graph.set(file.file, targets));
  }
  return [...graphs.values()].flatMap((graph) => {
    const cycle = findCycle(graph);
    return cycle === undefined ? [] : [`files import each other in a circle: ${cycle.join(' → ')}`];
  });
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { root: { type: 'string', default: repository } } });
  const { files, violations } = checkBoundaries(resolve(values.root));
  for (const violation of violations) console.error(violation);
  console.log(`boundaries: ${files} files, ${violations.length} violations`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
