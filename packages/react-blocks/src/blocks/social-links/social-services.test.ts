import { expect, it } from 'vitest';
import { socialIcons } from './social-icons';
import { readSocialKind, socialServices } from './social-services';

it.each([
  ['https://www.instagram.com/netloft', 'instagram'],
  ['http://m.youtube.com/@netloft', 'youtube'],
  ['https://twitter.com/netloft', 'x'],
  ['https://open.spotify.com/artist/1', 'spotify'],
  ['https://mastodon.scot/@netloft', 'mastodon'],
  ['https://notinstagram.com/netloft', 'other'],
  ['https://instagram.com.example/netloft', 'other'],
  ['MAILTO:kiln@example.com', 'email'],
  ['tel:+441234', 'phone'],
  ['/visit', 'other'],
  ['', 'other'],
])('%s leads to %s', (href, kind) => {
  expect(readSocialKind(href)).toBe(kind);
});

it('has a sign for each', () => {
  expect(Object.keys(socialIcons).sort()).toEqual(
    [...Object.keys(socialServices), 'email', 'phone', 'other'].sort(),
  );
});
