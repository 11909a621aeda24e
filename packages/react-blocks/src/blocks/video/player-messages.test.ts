import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerLanguages } from './player-messages';

const { youtube, vimeo } = playerLanguages;

describe('player messages', () => {
  it('[4.14e] play and pause, as each of the two providers understands them', () => {
    expect([youtube.play(), youtube.pause()].map((text): unknown => JSON.parse(text))).toEqual([
      { event: 'command', func: 'playVideo', args: [], id: 1, channel: 'widget' },
      { event: 'command', func: 'pauseVideo', args: [], id: 1, channel: 'widget' },
    ]);
    expect([vimeo.play(), vimeo.pause()].map((text): unknown => JSON.parse(text))).toEqual([
      { method: 'play' },
      { method: 'pause' },
    ]);
  });

  it.each([
    ['ready', { event: 'onReady', info: null, id: 1 }],
    ['ready', { event: 'initialDelivery', info: { playerState: -1 } }],
    ['playing', { event: 'onStateChange', info: 1 }],
    ['playing', { event: 'infoDelivery', info: { playerState: 1 } }],
    ['paused', { event: 'onStateChange', info: 2 }],
    ['paused', { event: 'infoDelivery', info: { playerState: 0 } }],
    ['failed', { event: 'onError', info: 150 }],
    [undefined, { event: 'infoDelivery', info: { currentTime: 2 } }],
    [undefined, { event: 'onStateChange', info: 3 }],
  ])('YouTube tells %s by %j', (news, message) => {
    expect(youtube.read(JSON.stringify(message))).toBe(news);
  });

  it.each([
    ['ready', { event: 'ready' }],
    ['ready', { method: 'ping', value: true }],
    ['playing', { event: 'play', data: {} }],
    ['paused', { event: 'pause' }],
    ['paused', { event: 'ended' }],
    ['failed', { event: 'error', data: { name: 'PrivacyError' } }],
    [undefined, { event: 'error', data: { name: 'NotAllowedError', method: 'play' } }],
    [undefined, { event: 'timeupdate' }],
  ])('Vimeo tells %s by %j, as text or as an object', (news, message) => {
    expect(vimeo.read(JSON.stringify(message))).toBe(news);
    expect(vimeo.read(message)).toBe(news);
  });

  it('other messages tell nothing, and none throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (data) => {
        for (const language of [youtube, vimeo])
          expect([undefined, 'ready', 'playing', 'paused', 'failed']).toContain(
            language.read(data),
          );
      }),
      { numRuns: 2000 },
    );
  });
});
