import { basename } from 'node:path';

/** The role of a block's file: `gallery.mount.ts`. */
const ROLE = /\.(block|mount|model|parts|texts|published|fields|server|schema|stored|css)$/;

/**
 * ESLint rule: a file is named after one of its exports, in kebab case. A block's file may also be
 * named after its role: `gallery.parts.ts` exports `galleryParts` or `parts`. A file that only
 * contains several constants is a table, named after its subject.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const fileNamedAfterExport = {
  meta: {
    type: 'problem',
    docs: { description: 'a file is named after its main export' },
    messages: { unnamed: '{{file}} exports {{names}}: name it after one of them.' },
    schema: [],
  },
  create(context) {
    return {
      Program(program) {
        const exported = program.body.flatMap(exportsOf);
        const first = exported[0];
        if (!first || isTable(exported)) return;
        const names = exported.map(({ name }) => name);
        const wanted = wantedNames(basename(context.filename));
        if (names.some((name) => wanted.includes(kebabCase(name)))) return;
        const data = { file: basename(context.filename), names: names.join(', ') };
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

function wantedNames(file) {
  const stem = file.replace(/\.[a-z]+$/, '');
  const [, role] = ROLE.exec(stem) ?? [];
  const name = kebabCase(stem.replace(ROLE, ''));
  return role ? [name, role, `${name}-${role}`] : [name];
}

function kebabCase(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
