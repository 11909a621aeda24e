import { expect, it } from 'vitest';
import { commentHref } from './comment-href';

it('[2.14] a comment is linked by its own anchor, with a service by that of the thread', () => {
  expect(commentHref('/notes/first', '12', false)).toBe('/notes/first#comment-12');
  expect(commentHref('/notes/first', '12', true)).toBe('/notes/first#disqus_thread');
});
