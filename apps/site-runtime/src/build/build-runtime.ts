import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RuntimeManifest } from '@frontage/react-blocks/server';
import { bundleCompat } from './bundle-compat';
import { bundleInline } from './bundle-inline';
import { bundlePublished } from './bundle-published';
import { bundleScreen } from './bundle-screen';
import { bundleScripts } from './bundle-scripts';
import { bundleStyles } from './bundle-styles';
import { contentHash } from './content-hash';

/** The path at which the build's files are served. */
export const publicPath = '/_frontage/';

/** The script for third-party pages, below the public path. */
const publishedName = 'frontage.js';

/** The script that answers the inline calls of existing pages. */
const compatName = 'compat.js';

/** Options of the runtime's build. */
export interface BuildRuntimeOptions {
  /** The folder for the files and `manifest.json`; created if it is missing. */
  outdir: string;
  /** The folder of this app's `package.json`; packages are resolved from there. */
  appdir: string;
  /** Further files to serve, by name below the public path, e.g. fonts. @default none */
  files?: Readonly<Record<string, { type: string; content: Uint8Array }>>;
  /** Whether pages reload after a restart of the server. @default false */
  dev?: boolean;
}

/**
 * Builds what published pages load: the inline boot, the runtime and a chunk per block, all with
 * names derived from their content, and the manifest that the server reads.
 *
 * @throws Error with the bundlers' messages if the sources do not build
 */
export async function buildRuntime({
  outdir,
  appdir,
  files = {},
  dev = false,
}: BuildRuntimeOptions): Promise<RuntimeManifest> {
  const styles = await bundleStyles(appdir);
  const scripts = await bundleScripts(appdir, publicPath, styles.chunks);
  const boot = await bundleBoot(appdir, scripts.entry, dev);
  const consent = await bundleInline(appdir, 'src/page/consent.ts');
  const still = await bundleInline(appdir, 'src/page/still.ts');
  const published = await bundlePublished(appdir, scripts.publishedEntry);
  const compat = await bundleCompat(appdir);
  const editor = await bundleScreen(appdir, 'editor', '@frontage/config');
  const look = await bundleScreen(appdir, 'look', '@frontage/config/look');
  const outline = await bundleScreen(appdir, 'outline', '@frontage/config/outline');
  const outputs = new Map<string, { type: string; content: Uint8Array }>([
    ...[
      ...scripts.files,
      ...editor.files,
      ...look.files,
      ...outline.files,
      [publishedName, published] as const,
      [compatName, compat] as const,
    ].map(
      ([name, content]) => [name, { type: 'text/javascript; charset=utf-8', content }] as const,
    ),
    ...Object.entries(files),
  ]);

  const manifest = nameBuild({
    build: '',
    boot,
    consent,
    still,
    entry: scripts.entry,
    published: publicPath + publishedName,
    compat: publicPath + compatName,
    editor: publicPath + editor.entry,
    look: publicPath + look.entry,
    outline: publicPath + outline.entry,
    blocks: Object.fromEntries(
      [...new Set([...Object.keys(styles.blocks), ...scripts.chunks.keys()])].map((block) => [
        block,
        { js: scripts.chunks.get(block) ?? [], css: styles.blocks[block] ?? '' },
      ]),
    ),
    styles: styles.page,
    // Sorted by name: the build's own name must not depend on the order.
    files: Object.fromEntries(
      [...outputs]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, { type }]) => [`${publicPath}${name}`, { type }]),
    ),
  });

  for (const [name, { content }] of outputs) await writeInto(join(outdir, name), content);
  await writeInto(join(outdir, 'manifest.json'), JSON.stringify(manifest, null, 2));
  return manifest;
}

/**
 * Gives the manifest of a build with which pages reload after a restart of the server. All other
 * files are the same.
 *
 * @param manifest of a build without `dev`
 * @param appdir the folder of this app's `package.json`
 */
export async function reloadingManifest(
  manifest: RuntimeManifest,
  appdir: string,
): Promise<RuntimeManifest> {
  return nameBuild({ ...manifest, boot: await bundleBoot(appdir, manifest.entry, true) });
}

/** Whether the page reloads after a restart of the server is known to its boot. */
function bundleBoot(appdir: string, entry: string, dev: boolean): Promise<RuntimeManifest['boot']> {
  return bundleInline(appdir, dev ? 'src/page/boot-dev.ts' : 'src/page/boot.ts', {
    FRONTAGE_ENTRY: JSON.stringify(entry),
  });
}

function nameBuild(manifest: RuntimeManifest): RuntimeManifest {
  return { ...manifest, build: contentHash(JSON.stringify({ ...manifest, build: '' })) };
}

async function writeInto(path: string, content: Uint8Array | string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
}
