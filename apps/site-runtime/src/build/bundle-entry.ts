import { basename } from 'node:path';
import type { Plugin } from 'rolldown';
import { bundleModules, minifyAgain } from './bundle-modules';

/** The runtime's own file, without the addresses of its chunks. */
export interface BundledEntry {
  /** Has a placeholder for the address of each chunk; see `linkEntry`. */
  code: string;
  /** The sources of the lazily loaded chunks, by name. */
  later: Readonly<Record<string, string>>;
}

/**
 * Bundles the runtime's own file; lazily loaded modules are left out and listed.
 *
 * @param name `entry` for our own pages, `published-entry` for any page
 */
export async function bundleEntry(
  appdir: string,
  name: 'entry' | 'published-entry',
): Promise<BundledEntry> {
  const later: Record<string, string> = {};
  const [entry, other] = await bundleModules({
    cwd: appdir,
    input: `src/page/${name}.ts`,
    plugins: [leaveLater(later)],
  });
  if (!entry || other)
    throw new Error(
      `[site-runtime] The runtime must be one file, but it loads ${other?.name}. Write \`load: () => import('./name.mount')\`, in a \`.block.ts\`.`,
    );
  return { code: await minifyAgain(entry.code), later };
}

/** The prefix of a chunk's name until its address is known. */
const placeholder = 'frontage-chunk:';

/**
 * Replaces the placeholders by the chunks' addresses.
 *
 * @param fileOf gives the file of a chunk, by name
 */
export function linkEntry(code: string, fileOf: (name: string) => string): string {
  return code.replace(new RegExp(`${placeholder}([\\w.-]+)`, 'g'), (_, name: string) =>
    fileOf(name).replace(/\.js$/, ''),
  );
}

const loader = /\(\) =>\s*import\('([^']+)'\)/g;

/** The definition of a block whose file is named like the block, up to where its file is told. */
const ownFile = new RegExp(
  `\\bid: '([\\w-]+)',([^{}]*)load: loadFile\\('${placeholder}\\1\\.mount'\\)`,
);

/**
 * A module that makes a loader of a file's name, and a block's name of it as well: written once,
 * they save bytes at each of them.
 */
const loadFile = {
  id: 'frontage:load-file',
  code: `
    export const loadFile = (name) => (again) => import(\`./\${name}.js\${again}\`);
    export const ownFile = (name) => ({ id: name.split('.')[0], load: loadFile(name) });
  `,
};

/**
 * Makes loaders, of blocks and in the entry, load a placeholder that no bundler follows, with the
 * query of the second attempt (see `LoadModule`).
 */
function leaveLater(later: Record<string, string>): Plugin {
  return {
    name: 'leave-later',
    resolveId: (source) => (source === loadFile.id ? source : undefined),
    load: (id) => (id === loadFile.id ? loadFile.code : undefined),
    transform: {
      filter: { id: /(\.block|[\\/]start-runtime)\.ts$/ },
      async handler(code, importer) {
        for (const [, path = ''] of code.matchAll(loader)) {
          const found = await this.resolve(path, importer);
          if (!found)
            throw new Error(`[site-runtime] ${importer} loads what is not there: ${path}`);
          later[basename(path)] = found.id;
        }
        const linked = code.replace(
          loader,
          (_, path: string) => `loadFile('${placeholder}${basename(path)}')`,
        );
        const derived = linked.replace(
          ownFile,
          (_, id: string, rest: string) => `${rest}...ownFile('${placeholder}${id}.mount')`,
        );
        return `import { loadFile, ownFile } from '${loadFile.id}';\n${derived}`;
      },
    },
  };
}
