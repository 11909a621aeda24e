/** A file that esbuild has written: what it takes from other files, and the rest. */
export interface Script {
  /** By file name: the names that are taken, each with its name in this file. */
  imports: ReadonlyMap<string, readonly (readonly [name: string, local: string])[]>;
  /** What follows the imports. */
  body: string;
  /** The names that it offers. */
  exports: string[];
}

const head = /^(?:import(?:\{[^}]*\}from)?"\.\/[^"]+";)*/;
const oneImport = /import(?:\{([^}]*)\}from)?"\.\/([^"]+)";/g;
const lastExport = /export\{([^}]*)\};?\s*$/;

/**
 * Reads what esbuild writes of a module when it minifies: imports first, by names, then
 * code, then one list of exports. Imports without names are left out: they only have
 * files loaded that are loaded anyway, since none of ours does anything by being loaded.
 *
 * @throws Error for code that begins otherwise
 */
export function readScript(code: string): Script {
  const text = code.trimStart();
  const [lines = ''] = head.exec(text) ?? [];
  const body = text.slice(lines.length).trimEnd();
  if (/^(?:import|export)\b\s*[*{"\w][^;]*from/.test(body))
    throw new Error(`[site-runtime] An import that cannot be read: ${body.slice(0, 80)}`);
  const imports = new Map<string, (readonly [string, string])[]>();
  for (const [, list = '', from = ''] of lines.matchAll(oneImport)) {
    if (list !== '') imports.set(from, [...(imports.get(from) ?? []), ...splitNames(list)]);
  }
  return {
    imports,
    body,
    exports: splitNames(lastExport.exec(body)?.[1] ?? '').map(([, name]) => name),
  };
}

/** The opposite of `readScript`. */
export function writeScript({ imports, body }: Pick<Script, 'imports' | 'body'>): string {
  const lines = [...imports].map(([from, names]) => {
    const list = names.map(([name, local]) => (name === local ? name : `${name} as ${local}`));
    return `import{${list.join()}}from"./${from}";`;
  });
  return `${lines.join('')}${body}\n`;
}

/** `a as b,c` as pairs. */
function splitNames(list: string): [string, string][] {
  return list
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', local = name] = part.trim().split(' as ');
      return [name, local];
    });
}
