import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from '../do/root.mjs';
import { manifestComplaints } from './manifest-complaints.mjs';
import { runQuietly } from './run-quietly.mjs';

// node10 knows no `exports`: it is what Node before 12.7 did, and the floor is 20.19.
// A style sheet has no types.
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
 * What publint, attw and our own rules have to say of a tarball.
 *
 * @param {import('./pack-package.mjs').Packed} packed
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>} nothing when it is clean; a suggestion counts too
 */
export async function checkTarball({ tarball, folder, manifest }, env) {
  const bytes = readFileSync(tarball);
  const content = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages } = await publint({ pack: { tarball: content }, strict: true });
  const attw = await runQuietly('attw', [tarball, ...ATTW], { cwd: root, env });
  return [
    ...manifestComplaints(manifest, (file) => existsSync(join(folder, file))),
    ...messages.map(
      (message) =>
        `${manifest.name}, publint: ${formatMessage(message, manifest, { color: false })}`,
    ),
    ...(attw.code === 0 ? [] : [`${manifest.name}, attw:\n${attw.output}`]),
  ];
}
