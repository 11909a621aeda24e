import { basename } from 'node:path';

/** The role of a file: `gallery.mount.ts` of a block, `order-texts.ts` of a room. */
const ROLE =
  /\.(block|mount|model|parts|texts|published|import|fields|server|schema|stored|css)$|-(texts)$/;

/**
 * ESLint rule: a file is named after one of its exports, in kebab case. Others have these names:
 * - a file with several functions for one kind of thing bears its noun, singular or plural, if the
 *   name of each function has it: `orders.ts` exports `findOrder` and `listOrders`;
 * - a file with a role bears its subject as well: `gallery.parts.ts` exports `galleryParts`,
 *   `parts`, or what has the gallery in its name;
 * - a file that only contains several constants is a table, named after its subject.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const fileNamedAfterExport = {
  meta: {
    type: 'problem',
    docs: { description: 'a file is named after its main export' },
    messages: { unnamed: '{{file}} exports {{names}}: {{advice}}.' },
    schema: [],
  },
  create(context) {
    return {
      Program(program) {
        const exported = program.body.flatMap(exportsOf);
        const first = exported[0];
        if (!first || isTable(exported)) return;
        const names = exported.map(({ name }) => name);
        const file = readFileName(basename(context.filename));
        if (names.some((name) => wantedNames(file).includes(kebabCase(name)))) return;
        if (isAboutOneNoun(exported, file)) return;
        const data = {
          file: basename(context.filename),
          names: names.join(', '),
          advice: adviceFor(exported, file),
        };
        context.report({ node: first.node, messageId: 'unnamed', data });
      },
    };
  },
};

function exportsOf(node) {
  if (node.type !== 'ExportNamedDeclaration') return [];
  const { declaration, specifiers } = node;
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id, init }) =>
      namesOf(id).map((name) => ({
        node,
        name,
        isConstant: !/Function/.test(init?.type ?? ''),
      })),
    );
  if (declaration)
    return [{ node, name: declaration.id.name, isType: /^TS/.test(declaration.type) }];
  return specifiers.map(({ exported }) => ({ node, name: exported.name }));
}

/** The names of a declaration: one, or those that it takes out of an object. */
function namesOf(id) {
  return id.type === 'ObjectPattern' ? id.properties.map(({ value }) => value.name) : [id.name];
}

function isTable(exported) {
  const values = exported.filter(({ isType }) => !isType);
  return values.length > 1 && values.every(({ isConstant }) => isConstant);
}

/** Reads `gallery.parts.ts` as the noun `gallery` in the role `parts`. */
function readFileName(file) {
  const stem = file.replace(/\.[a-z]+$/, '');
  const [, ofBlock, ofRoom] = ROLE.exec(stem) ?? [];
  const role = ofBlock ?? ofRoom;
  return { noun: kebabCase(stem.replace(ROLE, '')), role };
}

function wantedNames({ noun, role }) {
  return role ? [noun, role, `${noun}-${role}`] : [noun];
}

function adviceFor(exported, { noun, role }) {
  const words = noun.replaceAll('-', ' ');
  if (role) return `have "${words}" in the name of each function, or move what has another subject`;
  const isOne = functionsOf(exported).length < 2;
  return `name it after one of them${isOne ? '' : `, or have "${words}" in the name of each function`}`;
}

/** One function gives its own name to the file, unless the file has a role. */
function isAboutOneNoun(exported, { noun, role }) {
  const functions = functionsOf(exported);
  const subjects = functions.length > 0 ? functions : exported.filter(({ isType }) => !isType);
  if (subjects.length < (role ? 1 : 2)) return false;
  return subjects.every(({ name }) => hasWords(name, noun));
}

function functionsOf(exported) {
  return exported.filter(({ isType, isConstant }) => !isType && !isConstant);
}

/** Whether a name has all words of a noun, in their order: `listOrderLines` has `order-line`. */
function hasWords(name, noun) {
  const missing = singularWords(noun);
  for (const word of singularWords(name)) if (word === missing[0]) missing.shift();
  return missing.length === 0;
}

function singularWords(name) {
  return kebabCase(name).split('-').map(singular);
}

function singular(word) {
  if (word === 'people') return 'person';
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/([^s])s$/, '$1');
}

/** A digit begins a word, with and without a hyphen: `view360` is as good as `view-360`. */
function kebabCase(name) {
  return name
    .replace(/([a-zA-Z])(\d)/g, '$1-$2')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
