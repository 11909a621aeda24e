import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers';

const hashes = { script: ["'sha256-a'"], style: ["'sha256-b'"] };

it('[7.27b] font services are allowed with their sheets and their files, each in its place', () => {
  const policy = contentSecurityPolicy({
    ...hashes,
    styleOrigins: ['https://fonts.example'],
    fontOrigins: ['https://files.example'],
  });
  expect(policy).toContain("; style-src 'sha256-b' https://fonts.example; ");
  expect(policy).toContain("; font-src 'self' https://files.example; ");
  expect(policy.match(/https:/g)).toHaveLength(2);
});

it('[7.27b] a script that knows nothing of Trusted Types gets the policy it needs, and they stay enforced', () => {
  expect(contentSecurityPolicy({ ...hashes, trustedTypes: ['default'] })).toMatch(
    /; require-trusted-types-for 'script'; trusted-types frontage default$/,
  );
});

it('[7.27b] without either the policy names nobody', () => {
  const policy = contentSecurityPolicy({
    ...hashes,
    styleOrigins: [],
    fontOrigins: [],
    trustedTypes: [],
  });
  expect(policy).toBe(contentSecurityPolicy(hashes));
  expect(policy).not.toContain('https:');
});
