import type { ContributorRole } from '@frontage/site-model/enums';
import { expect, it } from 'vitest';
import { formatOwnerHint } from './format-owner-hint';

it.each<[readonly ContributorRole[], string]>([
  [['viewer'], 'viewer'],
  [['viewer', 'none'], 'viewer'],
  [['viewer', 'editor'], '1'],
  [['admin'], '1'],
])('the hint of somebody with the roles %j: %s', (roles, word) => {
  expect(formatOwnerHint({ roles })).toMatch(new RegExp(`^\\w+=${word}; Path=/; SameSite=Lax$`));
});

it('of nobody it is taken away', () => {
  expect(formatOwnerHint(undefined)).toMatch(/^\w+=; .*Max-Age=0$/);
});
