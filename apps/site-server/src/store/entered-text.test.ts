import { expect, it } from 'vitest';
import { enteredText } from './entered-text';

it.each([
  ['  Ada  ', 'Ada'],
  ['x'.repeat(12), 'x'.repeat(10)],
  [undefined, ''],
  ['   ', ''],
])('%j is read as %j', (sent, read) => {
  expect(enteredText(10).parse(sent)).toBe(read);
});

it('what PostgreSQL cannot store is not read', () => {
  expect(enteredText(10).safeParse('a\0').success).toBe(false);
});
