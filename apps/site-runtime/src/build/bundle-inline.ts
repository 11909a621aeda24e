import { policyHash } from '@frontage/react-blocks/server';
import { bundleModules, minifyAgain } from './bundle-modules';

/** A script that stands in the page, and the policy source that allows it. */
export interface InlineScript {
  code: string;
  hash: string;
}

/**
 * Bundles a script that stands in the page itself.
 *
 * @param appdir the folder of this app
 * @param input its file, from there
 * @param define expressions that replace names. @default none
 */
export async function bundleInline(
  appdir: string,
  input: string,
  define: Readonly<Record<string, string>> = {},
): Promise<InlineScript> {
  const [file] = await bundleModules({ cwd: appdir, input, define });
  // A classic script: its variables must not become global.
  const code = `(()=>{${(await minifyAgain(file?.code ?? '')).trim()}})()`;
  return { code, hash: policyHash(code) };
}
