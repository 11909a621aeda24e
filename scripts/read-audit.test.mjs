import { expect, it } from 'vitest';
import { readAudit } from './read-audit.mjs';

const advisory = (severity) => ({
  module_name: 'left',
  severity,
  title: 'Reads too much',
  vulnerable_versions: '<1.2.3',
  url: 'https://advisories.example/1',
});

it('tells serious weaknesses of what is installed, and counts the others', () => {
  const advisories = { 1: advisory('high'), 2: advisory('low'), 3: advisory('moderate') };
  expect(readAudit(JSON.stringify({ advisories }))).toEqual({
    answered: true,
    serious: ['left <1.2.3, high: Reads too much https://advisories.example/1'],
    others: 2,
  });
  expect(readAudit('{"advisories":{}}')).toEqual({ answered: true, serious: [], others: 0 });
});

it.each([
  ['{"error":{"code":"E","message":"The registry said 405."}}', 'The registry said 405.'],
  ['{}', 'There are no advisories.'],
  ['npm warn', 'npm warn'],
  ['', 'pnpm audit said nothing.'],
])('a registry that does not answer is no clean bill: %s', (printed, reason) => {
  expect(readAudit(printed)).toEqual({ answered: false, reason });
});
