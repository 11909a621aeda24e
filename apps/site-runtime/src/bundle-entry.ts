import { build, type Plugin } from 'esbuild';
import { basename } from 'node:path';
import { browserBundle } from './browser-bundle';

/** What the runtime loads later: its source, and the name of its chunk. */
export interface LaterChunk {
  source: string;
  name: string;
}

/** The runtime with placeholders where it loads chunks. */
export interface BundledEntry {
  code: string;
  /** By placeholder. */
  later: ReadonlyMap<string, LaterChunk>;
}

/** Bundles the runtime's own file; what it imports only when needed is left out and listed. */
export async function bundleEntry(appdir: string): Promise<BundledEntry> {
  const later = new Map<string, LaterChunk>();
  const { outputFiles } = await build({
    ...browserBundle,
    absWorkingDir: appdir,
    entryPoints: ['src/entry.ts'],
    plugins: [leaveLater(later)],
  });
  return { code: outputFiles[0]?.text ?? '', later };
}

/** Puts a placeholder in place of each `import()`. */
function leaveLater(later: Map<string, LaterChunk>): Plugin {
  return {
    name: 'leave-later',
    setup(builder) {
      builder.onResolve(
        { filter: /./ },
        async ({ path, kind, importer, resolveDir, pluginData }) => {
          if (kind !== 'dynamic-import' || pluginData === 'seen') return undefined;
          const found = await builder.resolve(path, {
            kind,
            importer,
            resolveDir,
            pluginData: 'seen',
          });
          if (found.errors.length > 0) return found;
          const name = basename(found.path).replace(/\.tsx?$/, '');
          const placeholder = `later:${name}`;
          later.set(placeholder, { source: found.path, name });
          return { path: placeholder, external: true };
        },
      );
    },
  };
}
