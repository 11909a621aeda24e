import { describe, expect, it } from 'vitest';
import { readErrorReport } from './read-error-report';

const stack = 'TypeError: x\n    at f (https://studio.example/_frontage/a.js?v=1:12:5)\n    at g';
const entry = (data: unknown) => ({ event: 'error', data, timestamp: 1 });
const one = (data: unknown) => readErrorReport([entry(data)], '/shop').errors[0];

describe('a report of script errors', () => {
  it('[7.16] has the message, the place in its file, and the page of each', () => {
    expect(one({ message: 'No a', stack, pagePath: '/contact/' })).toMatchObject({
      message: 'No a',
      place: '/_frontage/a.js:12',
      page: '/contact',
    });
    expect(one({ message: 'No', filename: 'https://x.example/b.js', lineno: 3 })).toMatchObject({
      place: '/b.js:3',
      page: '/shop',
    });
    const firefox = 'f@http://localhost:4000/_frontage/c.js:7:1\ng@http://localhost:4000/d.js:1:1';
    expect(one({ message: 'No', stack: firefox })?.place).toBe('/_frontage/c.js:7');
  });

  it('is of one kind whatever numbers, ids and addresses its message has', () => {
    const hash = (message: string, of = stack) => one({ message, stack: of })?.hash;
    expect(hash('No item 12 at https://a.example')).toBe(hash('No item 7 at https://b.example/c'));
    expect(hash("'mia' is not defined")).toBe(hash("'ben' is not defined"));
    expect(hash('No item 12')).not.toBe(hash('No price 12'));
    expect(hash('No')).not.toBe(hash('No', stack.replace(':12:', ':13:')));
  });

  it('cuts stacks, counts what was held back, and what cannot be read', () => {
    const { errors, suppressed, unread } = readErrorReport(
      [entry({ message: 'a', stack: 'x'.repeat(9000) }), entry({ suppressed: 30 }), 7, entry({})],
      '/',
    );
    expect(errors.map((error) => error.stack.length)).toEqual([5000]);
    expect([suppressed, unread]).toEqual([30, 2]);
  });

  it('takes twenty errors of a page, and counts the others', () => {
    const many = Array.from({ length: 50 }, (_, index) => entry({ message: `a${index}` }));
    const { errors, suppressed } = readErrorReport(many, '/');
    expect([errors.length, suppressed]).toEqual([20, 29]);
  });
});
