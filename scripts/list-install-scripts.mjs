import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const hooks = ['preinstall', 'install', 'postinstall'];

/**
 * The installed packages that bring a script to run while they are installed, and whether it may.
 *
 * @param {string} folder the workspace, with `pnpm-workspace.yaml`
 * @returns {string[]} one line each, such as `esbuild 0.25.0: runs`
 */
export function listInstallScripts(folder) {
  const workspace = readFileSync(join(folder, 'pnpm-workspace.yaml'), 'utf8');
  const [, list = ''] = /^onlyBuiltDependencies:\n((?: +- .*\n)+)/m.exec(workspace) ?? [];
  const allowed = new Set([...list.matchAll(/- ['"]?([^'"\n]+)/g)].map(([, name]) => name));
  const lines = manifests(join(folder, 'node_modules/.pnpm'))
    .filter(({ scripts }) => hooks.some((hook) => scripts?.[hook]))
    .map(
      ({ name, version }) => `${name} ${version}: ${allowed.has(name) ? 'runs' : 'kept from it'}`,
    );
  return [...new Set(lines)].sort();
}

/** The manifests of a folder of pnpm's, each package once. */
function manifests(store) {
  return readdirSync(store, { withFileTypes: true }).flatMap(({ name: entry }) => {
    const modules = join(store, entry, 'node_modules');
    // Its own package is the one that the folder is called after; the others are links.
    const name = entry.slice(0, entry.indexOf('@', 1)).replace('+', '/');
    const path = join(modules, name, 'package.json');
    return existsSync(path) ? [JSON.parse(readFileSync(path, 'utf8'))] : [];
  });
}
