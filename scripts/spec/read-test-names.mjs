import ts from 'typescript';

/**
 * @typedef {{ name: string, line: number, isOff: boolean }} TestName `isOff`: it, or
 * the group around it, is switched off (`skip`, `todo`, `fixme`), so it proves nothing
 */

const TEST_WORDS = new Set(['it', 'test', 'describe']);
const OFF_WORDS = new Set(['skip', 'todo', 'fixme']);

/**
 * Reads the names of all tests and groups of a file, as written: those of `it`, `test`, `describe`
 * with any of `.each`, `.skip`, `.for` and so on.
 *
 * @param {string} file
 * @param {string} text
 * @returns {TestName[]}
 */
export function readTestNames(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, false, kind);
  const names = [];
  const visit = (node, isInsideOff) => {
    let isOff = isInsideOff;
    const words = ts.isCallExpression(node) ? readWords(node.expression) : [];
    if (TEST_WORDS.has(words[0])) {
      isOff ||= words.some((word) => OFF_WORDS.has(word));
      const name = node.arguments[0] && readText(node.arguments[0]);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (name !== undefined) names.push({ name, line: line + 1, isOff });
    }
    ts.forEachChild(node, (child) => visit(child, isOff));
  };
  visit(source, false);
  return names;
}

// `it.skip.each(table)` → it, skip, each
function readWords(expression) {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression))
    return [...readWords(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return readWords(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return readWords(expression.tag);
  return [];
}

// Only the fixed text of a template counts; an id is never computed.
function readText(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
}
