import { expect, it } from 'vitest';
import { replacePart } from './replace-part.mjs';

it('knows parts whose names have a hyphen', () => {
  const page = replacePart(replacePart('', 'forms-server', '## Submissions'), 'page', '## Page');
  expect(page).toContain('## Submissions');
  expect(replacePart(page, 'forms-server', '## New')).not.toContain('## Submissions');
});

it('a bench replaces its own part and leaves the others', () => {
  const page = replacePart(replacePart('', 'server', '## Server\nold'), 'page', '## Page');
  const next = replacePart(page, 'server', '## Server\nnew $& text');
  expect(next).toContain('## Page');
  expect(next).toContain('new $& text');
  expect(next).not.toContain('old');
  expect(next.indexOf('## Page')).toBeLessThan(next.indexOf('## Server'));
  expect(replacePart(next, 'server', '## Server\nnew $& text')).toBe(next);
});
