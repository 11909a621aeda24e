import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAudioEmbed } from './read-audio-embed';

it.each([
  [
    'https://soundcloud.com/slack-water/low-tide',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fslack-water%2Flow-tide',
  ],
  [
    'https://open.spotify.com/intl-de/album/4aawyAB9vmqN3uQ7FjRGTy?si=1',
    'https://open.spotify.com/embed/album/4aawyAB9vmqN3uQ7FjRGTy',
  ],
  [
    'https://www.mixcloud.com/slack-water/a-night/',
    'https://player-widget.mixcloud.com/widget/iframe/?feed=%2Fslack-water%2Fa-night%2F',
  ],
])('%s is played by %s', (address, frame) => expect(readAudioEmbed(address)?.frame).toBe(frame));

it.each([
  '',
  'soundcloud',
  'https://soundcloud.com',
  'https://soundcloud.com.evil.example/a/b',
  'javascript://soundcloud.com/a/b',
  'https://open.spotify.com/track/short',
  'https://open.spotify.com/user/4aawyAB9vmqN3uQ7FjRGTy',
])('%j is music of no service', (address) => expect(readAudioEmbed(address)).toBeUndefined());

it('never throws, and leads nowhere but to the services', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => {
      const found = readAudioEmbed(address);
      if (found) expect(new URL(found.frame).origin).toBe(found.origin);
    }),
  );
});
