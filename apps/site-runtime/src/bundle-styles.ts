import { styledBlocks } from '@frontage/react-blocks/server';
import { tokensCss } from '@frontage/site-model';
import { build } from 'esbuild';
import { browserBundle } from './browser-bundle';

/** The styles of pages as text. */
export interface BundledStyles {
  /** Tokens, base and page frame. */
  page: string;
  /** Per kind of block. */
  blocks: Readonly<Record<string, string>>;
}

/** Bundles the styles; a page carries its frame's and those of the blocks on it, inline. */
export async function bundleStyles(appdir: string): Promise<BundledStyles> {
  const bundle = (name: string): Promise<string> =>
    bundleStyle(appdir, `@frontage/react-blocks/styles/${name}.css`);
  const page = await bundle('page');
  const blocks = await Promise.all(
    styledBlocks.map(async (block) => [block, await bundle(block)] as const),
  );
  return { page: tokensCss() + page, blocks: Object.fromEntries(blocks) };
}

async function bundleStyle(appdir: string, address: string): Promise<string> {
  const { outputFiles } = await build({
    ...browserBundle,
    stdin: { contents: `@import "${address}";`, loader: 'css', resolveDir: appdir },
  });
  return (outputFiles[0]?.text ?? '').trim();
}
