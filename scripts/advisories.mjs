// Asks the registry for known vulnerabilities of the installed packages; part of `npm run nightly`.
// High and critical ones fail. A registry without advisories is reported, and fails if the check is
// required: with CI or REQUIRE_AUDIT set. What brings a script for its installation is listed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askAdvisories, lockedVersions } from './ask-advisories.mjs';
import { isRequired } from './do/is-required.mjs';
import { root } from './do/root.mjs';
import { listInstallScripts } from './list-install-scripts.mjs';
import { readAudit } from './read-audit.mjs';

const shell = process.platform === 'win32';
const print = (command, args) => spawnSync(command, args, { encoding: 'utf8', shell }).stdout ?? '';

for (const line of listInstallScripts(root)) console.log(`install script of ${line}`);

const versions = lockedVersions(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
let audit = readAudit(print('pnpm', ['audit', '--json']));
if (!audit.answered) {
  const registry = print('npm', ['config', 'get', 'registry']).trim();
  const reply = readAudit(await askAdvisories(registry || 'https://registry.npmjs.org/', versions));
  audit = reply.answered
    ? reply
    : { ...reply, reason: `${audit.reason} Besides, ${reply.reason}.` };
}
if (!audit.answered) {
  const count = Object.keys(versions).length;
  console.log(
    `advisories: NOT CHECKED. Nobody has looked whether the ${count} installed packages have known weaknesses. ${audit.reason}`,
  );
  process.exitCode = isRequired(process.env, 'REQUIRE_AUDIT') ? 1 : 0;
} else {
  for (const line of audit.serious) console.log(`advisories: ${line}`);
  console.log(`advisories: ${audit.serious.length} serious, ${audit.others} others`);
  process.exitCode = audit.serious.length > 0 ? 1 : 0;
}
