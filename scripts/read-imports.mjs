import ts from 'typescript';

/**
 * @typedef {{
 *   from: string,
 *   line: number,
 *   names: string[],
 *   isType: boolean,
 *   isLazy: boolean,
 * }} Import one module named by a file: `from` as written, the named bindings it
 * takes, whether all of it vanishes when compiled, and whether it is an `import()`
 */

/**
 * Lists every module that a file names: import and export declarations, `import()`, `require()`,
 * types written as `import('x').Y`, and `declare module 'x'`.
 *
 * @param {string} file only its extension counts here
 * @param {string} text
 * @returns {Import[]}
 */
export function readImports(file, text) {
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, false, kind);
  const found = [];
  const visit = (node) => {
    const named = readNode(node);
    if (named !== undefined && ts.isStringLiteralLike(named.specifier)) {
      const { line } = source.getLineAndCharacterOfPosition(named.specifier.getStart(source));
      found.push({
        from: named.specifier.text,
        line: line + 1,
        names: named.names ?? [],
        ...flags(named),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function flags({ isType = false, isLazy = false }) {
  return { isType, isLazy };
}

function readNode(node) {
  if (ts.isImportDeclaration(node)) {
    const clause = node.importClause;
    const bindings = clause?.namedBindings;
    const names =
      bindings && ts.isNamedImports(bindings) ? bindings.elements.map(importedName) : [];
    return {
      specifier: node.moduleSpecifier,
      names,
      isType: clause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
    };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { specifier: node.moduleSpecifier, isType: node.isTypeOnly };
  }
  if (ts.isCallExpression(node) && isModuleCall(node.expression) && node.arguments[0]) {
    return {
      specifier: node.arguments[0],
      isLazy: node.expression.kind === ts.SyntaxKind.ImportKeyword,
    };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { specifier: node.argument.literal, isType: true };
  }
  // Augments the types of another file; a package name there is declared, not imported.
  if (
    ts.isModuleDeclaration(node) &&
    ts.isStringLiteral(node.name) &&
    node.name.text.startsWith('.')
  ) {
    return { specifier: node.name, isType: true };
  }
  return undefined;
}

function importedName(element) {
  return (element.propertyName ?? element.name).text;
}

function isModuleCall(expression) {
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === 'require')
  );
}
