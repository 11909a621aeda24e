import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coveredVideo,
  stepVideo,
  type VideoEffect,
  type VideoEvent,
  type VideoState,
} from './step-video';

const starting: VideoState = { phase: 'starting', isOpen: true, isPaused: false };
const showing: VideoState = { phase: 'showing', isOpen: true, isPaused: false };
const still: VideoState = { ...showing, isPaused: true };
const kept: VideoState = { phase: 'overlay', isOpen: true, isPaused: true };
const unheard: VideoState = { phase: 'overlay', isOpen: true, isPaused: false };

describe('stepVideo', () => {
  const table: [name: string, VideoState, VideoEvent, VideoState, VideoEffect[]][] = [
    ['[4.14b] covered', coveredVideo, 'play', starting, ['calm', 'wait', 'quiet-others', 'open']],
    ['[4.14c] covered, another plays', coveredVideo, 'leave', coveredVideo, []],
    ['starting, clicked again', starting, 'play', starting, []],
    ['starting', starting, 'loaded', showing, ['uncover']],
    ['[4.14e] starting', starting, 'ready', showing, ['calm', 'uncover', 'play']],
    ['starting', starting, 'playing', showing, ['calm', 'uncover', 'quiet-others']],
    ['starting', starting, 'late', starting, ['tell-late']],
    ['starting', starting, 'failed', coveredVideo, ['calm', 'close', 'tell-failed']],
    ['[4.14c] starting, another plays', starting, 'leave', coveredVideo, ['calm', 'close']],
    ['showing, answered late', showing, 'ready', showing, ['calm', 'play']],
    ['showing', showing, 'loaded', showing, []],
    ['showing', showing, 'paused', still, ['calm']],
    [
      '[4.14c] [4.14e] showing, another plays',
      showing,
      'leave',
      unheard,
      ['pause', 'calm', 'cover'],
    ],
    ['still, another plays', still, 'leave', kept, ['pause', 'calm', 'cover']],
    ['showing', showing, 'failed', coveredVideo, ['calm', 'cover', 'close', 'tell-failed']],
    ['returned, and says that it is still', unheard, 'paused', kept, []],
    ['returned, still under the overlay', kept, 'covered', kept, []],
    ['returned without a word: it goes', unheard, 'covered', coveredVideo, ['close']],
    ['returned, begins to play unseen', kept, 'playing', unheard, ['pause']],
    ['kept, played again', kept, 'play', showing, ['calm', 'play', 'uncover', 'quiet-others']],
    ['[4.14d] starting', starting, 'reload', starting, ['calm', 'close', 'wait', 'open']],
    ['[4.14d] still', still, 'reload', showing, ['calm', 'close', 'wait', 'open']],
    ['[4.14d] kept', kept, 'reload', coveredVideo, ['close']],
    ['[4.14d] covered', coveredVideo, 'reload', coveredVideo, []],
    ['covered, a late word of one that is gone', coveredVideo, 'failed', coveredVideo, []],
    ['covered', coveredVideo, 'playing', coveredVideo, []],
  ];
  it.each(table)('%s: %j + %s', (_name, state, event, next, effects) => {
    expect(stepVideo(state, event)).toEqual([next, effects]);
  });

  it('a player is opened and closed by turns, is there exactly when the state says so, and is waited for once at a time', () => {
    const events = fc.constantFrom<VideoEvent>(
      'play',
      'loaded',
      'ready',
      'playing',
      'paused',
      'failed',
      'late',
      'leave',
      'covered',
      'reload',
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (sequence) => {
        let state = coveredVideo;
        let isThere = false;
        let isWaiting = false;
        for (const event of sequence) {
          const [next, effects] = stepVideo(state, event);
          for (const effect of effects) {
            if (effect === 'open') expect(isThere).toBe(false);
            if (effect === 'close') expect(isThere).toBe(true);
            if (effect === 'play' || effect === 'pause') expect(isThere).toBe(true);
            if (effect === 'wait') expect(isWaiting).toBe(false);
            if (effect === 'open' || effect === 'close') isThere = effect === 'open';
            if (effect === 'wait' || effect === 'calm') isWaiting = effect === 'wait';
          }
          state = next;
          expect(state.isOpen).toBe(isThere);
          if (state.phase !== 'overlay') expect(state.isOpen).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
