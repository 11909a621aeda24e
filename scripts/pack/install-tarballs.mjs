import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../do/root.mjs';

// A user's other packages, what comes with ours, and their place in this repository.
const PEERS = {
  react: 'node_modules/react',
  'react-dom': 'node_modules/react-dom',
  '@types/react': 'node_modules/@types/react',
  '@types/react-dom': 'node_modules/@types/react-dom',
  zod: 'packages/site-model/node_modules/zod',
  marked: 'packages/react-blocks/node_modules/marked',
  '@openfeature/web-sdk': 'node_modules/@openfeature/web-sdk',
  ...Object.fromEntries(
    ['commands', 'model', 'state', 'view'].map((part) => [
      `prosemirror-${part}`,
      `packages/page-editor/node_modules/prosemirror-${part}`,
    ]),
  ),
};

/**
 * Creates the folder of a site from the unpacked tarballs, with the peers beside them, and reports
 * missing dependencies.
 *
 * @param {import('./pack-package.mjs').Packed[]} packed
 * @param {string} folder
 * @returns {string[]} complaints
 */
export function installTarballs(packed, folder) {
  const site = join(folder, 'site');
  for (const [name, place] of Object.entries(PEERS)) {
    const link = join(site, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(root, place)), link, 'junction');
  }
  writeFileSync(join(site, 'package.json'), '{ "private": true, "type": "module" }\n');

  const present = new Set([...packed.map(({ manifest }) => manifest.name), ...Object.keys(PEERS)]);
  return packed.flatMap(({ manifest }) =>
    [...Object.keys(manifest.dependencies ?? {}), ...Object.keys(manifest.peerDependencies ?? {})]
      .filter((name) => !present.has(name))
      .map((name) => `${manifest.name} needs ${name}, which is not there`),
  );
}
