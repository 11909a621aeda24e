import ts from 'typescript';

/** A prop in the source. */
export interface SourceProp {
  name: string;
  /** As written, without `| undefined`. */
  type: string;
  /** The text after `@default` in its docstring; undefined if there is none. */
  fallback: string | undefined;
  required: boolean;
}

/** What `readEntry` finds. */
export interface SourceEntry {
  /** Props of every exported function, by its name, including those of its first parameter. */
  components: Map<string, SourceProp[]>;
  /** Members of every exported object type, by its name. */
  types: Map<string, SourceProp[]>;
}

/**
 * Reads with the compiler which components an entry exports and which props they have.
 *
 * @param file the entry's source
 * @param options compiler options besides those for finding modules
 */
export function readEntry(file: string, options: ts.CompilerOptions = {}): SourceEntry {
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    ...options,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const entry = source && checker.getSymbolAtLocation(source);
  if (!entry) throw new Error(`${file} is no module.`);
  const components = new Map<string, SourceProp[]>();
  const types = new Map<string, SourceProp[]>();
  for (const exported of checker.getExportsOfModule(entry)) {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (symbol.flags & ts.SymbolFlags.Function) {
      const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      const [props] = call?.getParameters() ?? [];
      components.set(
        exported.name,
        props ? readMembers(checker, checker.getTypeOfSymbol(props)) : [],
      );
    } else if (symbol.flags & ts.SymbolFlags.Interface) {
      types.set(exported.name, readMembers(checker, checker.getDeclaredTypeOfSymbol(symbol)));
    }
  }
  return { components, types };
}

function readMembers(checker: ts.TypeChecker, type: ts.Type): SourceProp[] {
  return checker.getPropertiesOfType(type).map((symbol) => {
    const declaration = symbol.declarations?.find(ts.isPropertySignature);
    const flags =
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
    const written =
      declaration?.type?.getText() ??
      checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, flags);
    const fallback = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
    return {
      name: symbol.name,
      type: oneLine(written.replace(/\/\*\*.*?\*\//gs, ''))
        .replace(/^\| | \| undefined$/g, '')
        .replaceAll('; }', ' }'),
      fallback: fallback && oneLine(ts.displayPartsToString(fallback.text)),
      required: !(symbol.flags & ts.SymbolFlags.Optional),
    };
  });
}

/** Joins what a formatter has broken into lines. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
