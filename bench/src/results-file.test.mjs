import { expect, it } from 'vitest';
import { replacePart } from './results-file.mjs';

it('a bench replaces its own part and leaves the others', () => {
  const both = replacePart(replacePart('', 'server', '## Server\nold'), 'page', '## Page');
  const next = replacePart(both, 'server', '## Server\nnew $& text');
  expect(next).toContain('## Page');
  expect(next).toContain('new $& text');
  expect(next).not.toContain('old');
  expect(next.indexOf('## Page')).toBeLessThan(next.indexOf('## Server'));
  expect(replacePart(next, 'server', '## Server\nnew $& text')).toBe(next);
});
