import ts from 'typescript';

/**
 * @typedef {{ name: string, line: number }} TestName
 */

const TEST_WORDS = new Set(['it', 'test', 'describe']);

/**
 * The names of all tests and groups of a file, as they are written: those of
 * `it`, `test`, `describe` with any of `.each`, `.skip`, `.for` and so on.
 *
 * @param {string} file
 * @param {string} text
 * @returns {TestName[]}
 */
export function readTestNames(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, false, kind);
  const names = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && TEST_WORDS.has(firstWord(node.expression))) {
      const name = node.arguments[0] && readText(node.arguments[0]);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (name !== undefined) names.push({ name, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

// `it.skip.each(table)` → it
function firstWord(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) return firstWord(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return firstWord(expression.tag);
  return '';
}

// Of a template only its fixed text counts; an id is never computed.
function readText(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
}
