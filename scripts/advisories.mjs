// Asks the registry for known vulnerabilities of the installed packages; part of `npm run nightly`.
// High and critical ones fail. A registry without advisories is reported, and fails if the check is
// required: with CI or REQUIRE_AUDIT set.
import { spawnSync } from 'node:child_process';
import { isRequired } from './do/is-required.mjs';
import { readAudit } from './read-audit.mjs';

const { stdout } = spawnSync('pnpm', ['audit', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const audit = readAudit(stdout ?? '');
if (!audit.answered) {
  console.log(`advisories: not checked. ${audit.reason}`);
  process.exitCode = isRequired(process.env, 'REQUIRE_AUDIT') ? 1 : 0;
} else {
  for (const line of audit.serious) console.log(`advisories: ${line}`);
  console.log(`advisories: ${audit.serious.length} serious, ${audit.others} others`);
  process.exitCode = audit.serious.length > 0 ? 1 : 0;
}
