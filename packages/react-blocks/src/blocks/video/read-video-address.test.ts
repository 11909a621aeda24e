import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { providers } from './providers';
import { readVideoAddress } from './read-video-address';

const id = 'aB3_-xyz789';

describe('readVideoAddress', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${id}`, { provider: 'youtube', id }],
    [
      `https://m.youtube.com/watch?app=desktop&v=${id}&t=1m30s`,
      { provider: 'youtube', id, start: 90 },
    ],
    [
      `//www.youtube.com/embed/${id}?feature=oembed&start=12`,
      { provider: 'youtube', id, start: 12 },
    ],
    [`https://youtu.be/${id}?t=1h2m3s`, { provider: 'youtube', id, start: 3723 }],
    [`https://www.youtube-nocookie.com/embed/${id}`, { provider: 'youtube', id }],
    [`http://www.youtube.com/v/${id}`, { provider: 'youtube', id }],
    [`https://youtube.com/shorts/${id}`, { provider: 'youtube', id }],
    ['https://vimeo.com/76979871', { provider: 'vimeo', id: '76979871' }],
    [
      'https://vimeo.com/76979871/8272103f6e',
      { provider: 'vimeo', id: '76979871', key: '8272103f6e' },
    ],
    [
      'https://vimeo.com/channels/staffpicks/76979871#t=20s',
      { provider: 'vimeo', id: '76979871', start: 20 },
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e&app_id=1',
      { provider: 'vimeo', id: '76979871', key: '8272103f6e' },
    ],
    [
      `//cdn.embedly.com/widgets/media.html?src=${encodeURIComponent(`https://www.youtube.com/embed/${id}`)}&x=1`,
      { provider: 'youtube', id },
    ],
  ])('reads %s', (address, video) => {
    expect(JSON.parse(JSON.stringify(readVideoAddress(address)))).toEqual(video);
  });

  it.each([
    '',
    'youtube',
    `https://youtube.com.evil.example/embed/${id}`,
    `https://notyoutube.com/embed/${id}`,
    `https://evil.example/?https://www.youtube.com/embed/${id}`,
    `javascript://www.youtube.com/embed/${id}`,
    `data:text/html,//www.youtube.com/embed/${id}`,
    'https://www.youtube.com/embed/short',
    'https://www.youtube.com/embed/"><script>alert(1)</script>',
    `https://cdn.embedly.com/widgets/media.html?src=${encodeURIComponent(`https://cdn.embedly.com/?src=https://youtu.be/${id}`)}`,
    'https://vimeo.com/about',
    `https://www.youtube.com@evil.example/embed/${id}`,
    null,
    7,
  ])('does not take %s', (address) => {
    expect(readVideoAddress(address)).toBeUndefined();
  });

  it("whatever it is given, it does not throw, and its frames are the providers'", () => {
    const start = fc.constantFrom(
      '',
      'https://www.youtube.com/',
      'https://youtu.be/',
      'https://vimeo.com/',
      '//player.vimeo.com/video/',
    );
    fc.assert(
      fc.property(start, fc.string({ unit: 'binary' }), (head, tail) => {
        const video = readVideoAddress(head + tail);
        if (!video) return;
        const { origin, playerAddress, pageAddress } = providers[video.provider];
        expect(new URL(playerAddress(video, 'https://a.example')).origin).toBe(origin);
        expect(readVideoAddress(pageAddress(video))).toEqual(video);
      }),
      { numRuns: 3000 },
    );
  });

  it('every video comes back from the address of its page and of its player', () => {
    const start = fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: undefined });
    const youtube = fc.record({
      provider: fc.constant('youtube' as const),
      id: fc.stringMatching(/^[\w-]{11}$/),
      start,
    });
    const key = fc.option(fc.stringMatching(/^[\da-f]{10}$/), { nil: undefined });
    const vimeo = fc.record({
      provider: fc.constant('vimeo' as const),
      id: fc.stringMatching(/^[1-9]\d{5,9}$/),
      key,
      start,
    });
    fc.assert(
      fc.property(fc.oneof(youtube, vimeo), (video) => {
        const { pageAddress, playerAddress } = providers[video.provider];
        for (const address of [pageAddress(video), playerAddress(video, 'https://a.example')]) {
          expect(clean(readVideoAddress(address))).toEqual(clean(video));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('asks providers for no tracking: no cookies of YouTube, dnt of Vimeo', () => {
    const of = (address: string): string => {
      const video = readVideoAddress(address);
      return video ? providers[video.provider].playerAddress(video, 'https://a.example') : '';
    };
    expect(of(`https://youtu.be/${id}`)).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/aB3_-xyz789\?/,
    );
    expect(new URL(of('https://vimeo.com/76979871')).searchParams.get('dnt')).toBe('1');
  });
});

/** Missing members and undefined ones are the same. */
function clean(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
