import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { askAdvisories, lockedVersions } from './ask-advisories.mjs';
import { root } from './do/root.mjs';
import { readAudit } from './read-audit.mjs';

const registry = 'https://registry.example/';

it('the lockfile names each package with its versions', () => {
  const versions = lockedVersions(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  expect(Object.keys(versions).length).toBeGreaterThan(300);
  expect(versions['react']).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  expect(versions['@types/node']?.length).toBeGreaterThan(0);
});

it('what the registry knows of many packages is read as an audit', async () => {
  const advisory = { severity: 'critical', title: 'Runs it', vulnerable_versions: '<2', url: 'u' };
  const send = vi.fn(async () => Response.json({ left: [advisory], right: [] }));
  const audit = readAudit(await askAdvisories(registry, { left: ['1.0.0'] }, send));
  expect(audit).toEqual({ answered: true, serious: ['left <2, critical: Runs it u'], others: 0 });
  expect(String(send.mock.calls[0]?.[0])).toBe(`${registry}-/npm/v1/security/advisories/bulk`);
});

it.each([
  [async () => new Response('', { status: 405 }), 'its address for many packages answers 405'],
  [() => Promise.reject(new Error('no line')), 'no line'],
])('a registry that does not answer is no clean bill', async (send, reason) => {
  expect(readAudit(await askAdvisories(registry, {}, send))).toEqual({ answered: false, reason });
});
