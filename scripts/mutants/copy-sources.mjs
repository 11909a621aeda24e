import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** What tools keep for themselves: two trees must not share it. */
const OWN = new Set(['.cache', '.vite', '.vite-temp', '.vitest']);

/**
 * Copies the sources of a checkout, also those that are not committed, into a temporary folder.
 * What is installed is not copied, only linked to; packages of ours are those of the copy.
 *
 * @param {string} root the checkout
 * @returns {{ folder: string, remove: () => void }}
 */
export function copySources(root) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-mutants-')));
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  for (const file of listed.split('\0').filter((path) => path && existsSync(join(root, path))))
    cpSync(join(root, file), join(folder, file));
  for (const place of [
    '.',
    'bench',
    ...listFolders(root, 'packages'),
    ...listFolders(root, 'apps'),
  ])
    linkInstalled(root, folder, join(place, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function listFolders(root, folder) {
  return readdirSync(join(root, folder)).map((name) => join(folder, name));
}

function linkInstalled(root, folder, place) {
  if (!existsSync(join(root, place))) return;
  for (const name of readdirSync(join(root, place))) {
    if (OWN.has(name)) continue;
    if (name.startsWith('@')) linkInstalled(root, folder, join(place, name));
    else link(root, folder, join(place, name));
  }
}

function link(root, folder, path) {
  const target = realpathSync(join(root, path));
  const inside = relative(realpathSync(root), target);
  const isOurs = /^(?:packages|apps|bench)(?:[\\/]|$)/.test(inside) && !/node_modules/.test(inside);
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  symlinkSync(isOurs ? join(folder, inside) : target, join(folder, path), 'junction');
}
