import { expect, it } from 'vitest';
import { judgePassword } from './judge-password';

it.each([
  ['a kiln by the tide', undefined],
  ['пекарня у моря', undefined],
  ['tooshort123', 'passwordShort'],
  ['a'.repeat(201), 'passwordLong'],
  ['aaaaaaaaaaaaaaaa', 'passwordEasy'],
  ['ada.lovelace@studio.example', 'passwordEasy'],
  ['Ada.Lovelace12', 'passwordEasy'],
])('%j: %s', (password, code) => {
  expect(judgePassword(password, 'ada.lovelace@studio.example')).toBe(code);
});

it('an address without a name in front has nothing to be found in a password', () => {
  expect(judgePassword('a kiln by the tide', '@studio.example')).toBeUndefined();
});
