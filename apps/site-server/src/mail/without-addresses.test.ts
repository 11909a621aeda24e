import { expect, it } from 'vitest';
import { withoutAddresses } from './without-addresses';

it.each([
  [
    new Error('550 5.1.1 <ada@example.com>: Recipient address rejected'),
    '550 5.1.1 <…>: Recipient address rejected',
  ],
  [
    new Error("Can't send mail - all recipients were rejected: 550 o'neil+news@mail.example, no"),
    "Can't send mail - all recipients were rejected: 550 o'…, no",
  ],
  ['Connection timeout', 'Connection timeout'],
])('%s', (error, text) => {
  expect(withoutAddresses(error)).toBe(text);
});

it('an endless answer is cut, and looked at as fast as any other', () => {
  expect(withoutAddresses('x'.repeat(5_000_000))).toBe('x'.repeat(1_000));
});
