import { styledBlocks, styledPublished } from '@frontage/react-blocks/server';
import { tokensCss } from '@frontage/site-model';
import { build } from 'esbuild';
import { browserBundle } from './browser-bundle';
import { contentHash } from './content-hash';
import { unwrapLayers } from './unwrap-layers';

/** The styles of pages as text. */
export interface BundledStyles {
  /** Tokens, base and page frame. */
  page: string;
  /** The styles of each kind of block. */
  blocks: Readonly<Record<string, string>>;
  /** The same styles, and those of published markup, as chunks. */
  chunks: StyleChunks;
}

/** Lazily loaded styles, each as a script that exports the CSS text. */
export interface StyleChunks {
  /** The names of the styles: kinds of blocks, and parts. */
  readonly names: readonly string[];
  /** Their folder, named after the content of all of them. */
  readonly folder: string;
  /** Every file by name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Bundles the styles; a page carries those of its frame and of its blocks inline. */
export async function bundleStyles(appdir: string): Promise<BundledStyles> {
  const bundle = (name: string): Promise<string> =>
    bundleStyle(appdir, `@frontage/react-blocks/styles/${name}.css`);
  const bundleAll = async (names: readonly string[]): Promise<Record<string, string>> =>
    Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await bundle(name)] as const)),
    );
  const [page, blocks, published] = await Promise.all([
    bundle('page'),
    bundleAll(styledBlocks),
    bundleAll(styledPublished),
  ]);
  // Third-party pages have no layers, so their weakest rule would win over all of ours.
  for (const [name, css] of Object.entries(published)) published[name] = unwrapLayers(css);
  return { page: tokensCss() + page, blocks, chunks: chunksOf({ ...blocks, ...published }) };
}

function chunksOf(styles: Readonly<Record<string, string>>): StyleChunks {
  const folder = `styles-${contentHash(JSON.stringify(styles))}/`;
  const files = Object.entries(styles).map(
    ([name, css]) =>
      [`${folder}${name}.js`, Buffer.from(`export default ${JSON.stringify(css)};`)] as const,
  );
  return { names: Object.keys(styles), folder, files: new Map(files) };
}

async function bundleStyle(appdir: string, address: string): Promise<string> {
  const { outputFiles } = await build({
    ...browserBundle,
    stdin: { contents: `@import "${address}";`, loader: 'css', resolveDir: appdir },
  });
  return (outputFiles[0]?.text ?? '').trim();
}
