import ts from 'typescript';

const WRITING = new Set(['insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto']);
const WRITING_SQL = /\b(?:insert\s+into|delete\s+from|update)\s+(\w+)/i;

/**
 * @typedef {{ table: string | undefined, line: number }} TableWrite `table` is undefined where it
 * is not named by a text
 */

/**
 * What a file declares of a database, and what it writes to it: by Kysely, or by SQL in a template.
 *
 * @param {string} file only its ending counts here
 * @param {string} text
 * @param {string} declaredIn name of the interface of all tables
 * @returns {{ declared: string[], writes: TableWrite[] }}
 */
export function readDatabaseUse(file, text, declaredIn) {
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, kind);
  const declared = [];
  const writes = [];
  const visit = (node) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === declaredIn)
      declared.push(...node.members.map((member) => member.name.text));
    const write = readWrite(node);
    if (write) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      writes.push({ ...write, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { declared, writes };
}

function readWrite(node) {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    if (!WRITING.has(node.expression.name.text)) return undefined;
    const [table] = node.arguments;
    const name = table && ts.isStringLiteralLike(table) ? table.text : undefined;
    return { table: name?.split(' ')[0] };
  }
  if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())) {
    const found = WRITING_SQL.exec(node.template.getText());
    return found ? { table: found[1] } : undefined;
  }
  return undefined;
}
