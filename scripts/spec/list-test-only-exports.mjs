import ts from 'typescript';

/** The entry of a package or a room: a re-export does not count as a use. */
const ENTRY = /(^|\/)index\.ts$/;

/**
 * Lists the exports that only tests use: a fact proven only by such an export is true on no page.
 * Exports that a package offers to other teams may be among them; then the fact belongs to the
 * package.
 *
 * @param {{ file: string, text: string, isTest: boolean }[]} files
 * @returns {{ file: string, name: string }[]}
 */
export function listTestOnlyExports(files) {
  const read = files
    .filter(({ file }) => !ENTRY.test(file))
    .map(({ file, text, isTest }) => ({ file, isTest, ...readNames(file, text) }));
  const inTests = new Set(
    read.filter(({ isTest }) => isTest).flatMap(({ counts }) => [...counts.keys()]),
  );
  const sources = read.filter(({ isTest }) => !isTest);
  const users = new Map();
  for (const { counts } of sources)
    for (const name of counts.keys()) users.set(name, (users.get(name) ?? 0) + 1);
  return sources.flatMap(({ file, exported, counts }) =>
    exported
      // Named once, in its declaration, and in no other source.
      .filter((name) => inTests.has(name) && users.get(name) === 1 && counts.get(name) === 1)
      .map((name) => ({ file, name })),
  );
}

/**
 * Counts how often a file names each identifier, and lists the functions, classes and constants it
 * exports.
 */
function readNames(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, false, kind);
  const counts = new Map();
  const visit = (node) => {
    if (ts.isIdentifier(node)) counts.set(node.text, (counts.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { counts, exported: source.statements.flatMap(exportsOf) };
}

/** Lists the exported runtime values of a statement; types prove nothing. */
function exportsOf(statement) {
  const words = statement.modifiers ?? [];
  if (!words.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [statement.name.text];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => name.text);
}
