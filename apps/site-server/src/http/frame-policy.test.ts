import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers';

it('frames are allowed from the origins that a page names, and from nowhere on a page that names none', () => {
  const hashes = { script: ["'sha256-a'"], style: ["'sha256-b'"] };
  expect(
    contentSecurityPolicy({
      ...hashes,
      frames: ['https://player.vimeo.com', 'https://www.youtube-nocookie.com'],
    }),
  ).toContain('; frame-src https://player.vimeo.com https://www.youtube-nocookie.com; ');
  expect(contentSecurityPolicy(hashes)).toMatch(/^default-src 'none'; (?!.*frame-src)/);
});
