import { expect, it } from 'vitest';
import { isPostalCode } from './is-postal-code';

it.each([
  ['US', '62701', true],
  ['US', '6270', false],
  ['GB', 'TR1 2AB', true],
  ['GB', 'tr12ab', true],
  ['GB', 'SW1A 1AA', true],
  ['GB', 'NOTAPOSTCODE', false],
  ['DE', '10115', true],
  ['DE', 'D-10115', false],
  ['IE', 'D6W X2Y4', true],
  ['IE', 'A65 F4E2', true],
  ['IE', '12345', false],
  ['NL', '1012 AB', true],
  ['CA', 'K1A 0B6', true],
  ['PL', '00-950', true],
  ['PT', '1000-205', true],
  ['JP', '100-0001', true],
  ['FR', '7500', false],
  ['AE', 'anything', true],
])('[5.02] in %s %s is one: %s', (country, code, is) => {
  expect(isPostalCode(country, code)).toBe(is);
});
