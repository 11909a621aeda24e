import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from '../do/root.mjs';
import { contentComplaints } from './content-complaints.mjs';
import { manifestComplaints } from './manifest-complaints.mjs';
import { runQuietly } from './run-quietly.mjs';

// node10 does not know `exports`: it means Node before 12.7, and the minimum is 20.19. A style
// sheet has no types.
const ATTW = [
  '--profile',
  'node16',
  '--exclude-entrypoints',
  'style.css',
  '--no-color',
  '--format',
  'ascii',
];

/**
 * Gives the complaints of publint, attw and our own rules about a tarball.
 *
 * @param {import('./pack-package.mjs').Packed} packed
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>} empty if there are none; a suggestion counts too
 */
export async function checkTarball({ tarball, folder, manifest }, env) {
  const bytes = readFileSync(tarball);
  const content = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages } = await publint({ pack: { tarball: content }, strict: true });
  const attw = await runQuietly('attw', [tarball, ...ATTW], { cwd: root, env });
  return [
    ...manifestComplaints(manifest, (file) => existsSync(join(folder, file))),
    ...contentComplaints(folder, manifest.name),
    ...messages.map(
      (message) =>
        `${manifest.name}, publint: ${formatMessage(message, manifest, { color: false })}`,
    ),
    ...(attw.code === 0 ? [] : [`${manifest.name}, attw:\n${attw.output}`]),
  ];
}
