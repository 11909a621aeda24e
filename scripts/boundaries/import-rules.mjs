// One function per rule: it takes an import and its file, and gives a complaint or nothing.
// Messages follow this order.
import { isBuiltin } from 'node:module';
import { TEST_TOOLS } from '../boundaries.table.mjs';

const SCOPE = '@frontage/';

/**
 * @typedef {import('./read-tree.mjs').SourceFile} SourceFile
 * @typedef {import('../read-imports.mjs').Import & { target?: string }} FileImport
 * @typedef {Record<string, import('../boundaries.table.mjs').PackageRule>} Table
 */

/** @type {((file: SourceFile, one: FileImport, table: Table) => string | undefined)[]} */
export const IMPORT_RULES = [
  staysInside,
  followsTheTable,
  takesAllowedEntry,
  testingIsForTests,
  thirdPartyIsAllowed,
  builtinIsAllowed,
  schemaStaysInSchema,
  pureKnowsNoDom,
  zodIsANamespace,
];

/**
 * Splits one of our module names: `@frontage/site-model/schema` is the entry
 * `./schema` of `site-model`.
 *
 * @param {string} from
 * @returns {{ name: string, entry: string } | undefined} undefined for others' modules
 */
export function readOwnModule(from) {
  if (!from.startsWith(SCOPE)) return undefined;
  const [name = '', ...rest] = from.slice(SCOPE.length).split('/');
  return { name, entry: ['.', ...rest].join('/') };
}

function staysInside({ packageFolder, area, file }, { target }) {
  if (target === undefined || target.startsWith(`${packageFolder}/`)) return undefined;
  // The build preset and the tools of the repository are shared by all packages.
  if (area === 'tool' && (/\.config\.\w+$/.test(file) || target.startsWith('scripts/')))
    return undefined;
  return 'a relative import leaves its package: import the other package by its name';
}

function followsTheTable({ package: name, area }, { from }, table) {
  const ownModule = readOwnModule(from);
  if (ownModule === undefined) return undefined;
  if (ownModule.name === name) {
    return area === 'test' || area === 'tool'
      ? undefined
      : 'a package imports itself by its name: use a relative import';
  }
  if (table[name]?.imports.includes(ownModule.name)) return undefined;
  return `${name} may not import ${ownModule.name}: the table has no such arrow`;
}

function takesAllowedEntry({ package: name, area, file }, { from }, table) {
  const ownModule = readOwnModule(from);
  const allowed = ownModule && table[name]?.onlyEntries?.[ownModule.name];
  if (
    ownModule === undefined ||
    allowed === undefined ||
    area === 'test' ||
    // A manifest names packages, not their entries.
    (file.endsWith('/package.json') && allowed.length > 0) ||
    allowed.includes(ownModule.entry)
  )
    return undefined;
  return `${name} may import only ${allowed.join(', ')} of ${ownModule.name}, not ${ownModule.entry}`;
}

function testingIsForTests({ area }, { from }) {
  if (area === 'test' || readOwnModule(from)?.entry !== './testing') return undefined;
  return './testing entries are for tests only: they are not published';
}

function thirdPartyIsAllowed({ package: name, area }, { from }, table) {
  if (from.startsWith('.') || from.startsWith(SCOPE) || isNodeModule(from)) return undefined;
  const module = moduleName(from);
  const allowed = [
    ...(table[name]?.thirdParty ?? []),
    ...(area === 'schema' ? ['zod'] : []),
    ...(area === 'test' ? TEST_TOOLS : []),
    ...(area === 'tool' ? ['tsup', ...TEST_TOOLS] : []),
  ];
  if (allowed.some((pattern) => matches(pattern, module))) return undefined;
  if (module === 'zod') return 'zod belongs in the ./schema entry (src/schema or *.schema.ts)';
  return `${name} may not import ${module}: the table does not allow it`;
}

function builtinIsAllowed({ package: name, packageFolder, area, file }, { from }, table) {
  if (!isNodeModule(from) || packageFolder.startsWith('apps/')) return undefined;
  if (table[name]?.isProgram) return undefined;
  if (area === 'test' || area === 'tool' || file.startsWith('packages/react-blocks/src/server/'))
    return undefined;
  return `${from} is Node only: packages run in browsers too`;
}

function schemaStaysInSchema({ package: name, area }, { from, target, isType }, table) {
  if (isType || area === 'schema' || area === 'test' || area === 'tool') return undefined;
  // Apps that may use zod run on the server or are editors.
  if (table[name]?.thirdParty?.includes('zod')) return undefined;
  const isSchema =
    /\/src\/schema[./-]|\.schema\.ts$/.test(target ?? '') ||
    readOwnModule(from)?.entry === './schema';
  return isSchema ? 'only schema files import schemas: no visitor loads zod' : undefined;
}

function pureKnowsNoDom({ package: name, packageFolder, area }, { from, target }, table) {
  const hasPurePart =
    packageFolder.startsWith('packages/') && !table[name]?.thirdParty?.includes('react');
  if (!hasPurePart || (area !== 'pure' && area !== 'schema')) return undefined;
  const isDom =
    /^packages\/[^/]+\/src\/(dom|boot)\//.test(target ?? '') ||
    /^\.\/(dom|boot)$/.test(readOwnModule(from)?.entry ?? '');
  return isDom ? 'the pure part of a package imports nothing of ./dom or ./boot' : undefined;
}

function zodIsANamespace(_file, { from, names }) {
  if (moduleName(from) !== 'zod' || names.length === 0) return undefined;
  return "write import * as z from 'zod': named imports keep bundlers from dropping the rest";
}

function isNodeModule(from) {
  return from.startsWith('node:') || isBuiltin(from);
}

function moduleName(from) {
  return from.split('/', from.startsWith('@') ? 2 : 1).join('/');
}

function matches(pattern, module) {
  return pattern.endsWith('*') ? module.startsWith(pattern.slice(0, -1)) : pattern === module;
}
