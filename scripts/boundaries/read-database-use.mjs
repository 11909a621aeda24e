import ts from 'typescript';

const WRITING = new Set(['insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto']);
const READING = new Set(['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'using']);
const WRITING_SQL = /\b(?:insert\s+into|delete\s+from|update)\s+(\w+)/i;

/**
 * @typedef {{ table: string | undefined, line: number, isWrite: boolean }} TableUse
 * `table` is undefined where it is not named by a text
 */

/**
 * Reads the database tables that a file declares and uses: through Kysely, or, for writes, through
 * SQL in a template.
 *
 * @param {string} file only its extension counts here
 * @param {string} text
 * @param {string} declaredIn name of the interface of all tables
 * @returns {{ declared: string[], uses: TableUse[] }}
 */
export function readDatabaseUse(file, text, declaredIn) {
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, kind);
  const declared = [];
  const uses = [];
  const visit = (node) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === declaredIn)
      declared.push(...node.members.map((member) => member.name.text));
    const use = readUse(node);
    if (use) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      uses.push({ ...use, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { declared, uses };
}

function readUse(node) {
  if (ts.isCallExpression(node)) return readCall(node);
  if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())) {
    const found = WRITING_SQL.exec(node.template.getText());
    return found ? { table: found[1], isWrite: true } : undefined;
  }
  return undefined;
}

function readCall({ expression, arguments: [table] }) {
  const called = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  const name = ts.isIdentifier(called) ? called.text : '';
  const isWrite = WRITING.has(name);
  if (!isWrite && !READING.has(name)) return undefined;
  const text = table && ts.isStringLiteralLike(table) ? table.text.split(' ')[0] : undefined;
  // A join may be a subquery, whose tables are read where it is created.
  return text === undefined && !isWrite ? undefined : { table: text, isWrite };
}
