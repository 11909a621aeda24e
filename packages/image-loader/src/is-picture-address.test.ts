import { expect, it } from 'vitest';
import { isPictureAddress } from './is-picture-address';

const site = 'https://site.example/work/';

it.each([
  ['/a.jpg', site, true],
  ['a b.jpg?x=1#y', site, true],
  ['//cdn.example/a.jpg', site, true],
  ['http://cdn.example/a.jpg', site, true],
  ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', site, true],
  ['blob:https://site.example/1', site, true],
  ['a.jpg', 'file:///home/page.html', true],
  ['http://', site, false],
  ['https://exa mple/a.jpg', site, false],
  ['//:80', site, false],
  ['javascript:void 0', site, false],
  ['mailto:a@b.example', site, false],
  ['file:///a.jpg', site, false],
  ['a.jpg', 'about:blank', false],
])('[5.12f] %s on %s: %s', (source, base, answer) => {
  expect(isPictureAddress(source, base)).toBe(answer);
});
