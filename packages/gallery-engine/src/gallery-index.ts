import { wrapIndex } from './wrap-index';

/** Which slide is current, of how many. A value: every step gives a new one. */
export interface GalleryIndex {
  readonly count: number;
  /** 0 also when there are no slides. */
  readonly index: number;
  /** Whether next and previous go round at the ends [4.08]. */
  readonly loop: boolean;
}

/** Whether a change goes towards the last slide or towards the first [4.08]. */
export type GalleryDirection = 'forward' | 'reverse';

/** What may happen to an index. */
export type GalleryIndexEvent =
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'goTo'; readonly index: number }
  | { readonly type: 'setCount'; readonly count: number };

/** What a step asks to be told: that the slide changed, or that an end is reached. */
export interface GalleryIndexEffect {
  readonly type: 'change' | 'reachedEnd' | 'reachedBeginning';
  readonly index: number;
  readonly direction: GalleryDirection;
}

/** The state after a step, and what it asks to be told, in order. */
export interface GalleryIndexStep {
  readonly state: GalleryIndex;
  readonly effects: readonly GalleryIndexEffect[];
}

/** An index to begin with. A start beyond the slides is wrapped [4.07]. */
export function createGalleryIndex({ count = 0, index = 0, loop = false }: Partial<GalleryIndex>): GalleryIndex {
  return { count, index: wrapIndex(index, count), loop };
}

/**
 * Moves the index [4.07] [4.08]. Next and previous stop at the ends unless it loops;
 * an index that is named is wrapped in either case. Without loop, an end tells of
 * itself when it is reached and each time one tries to go beyond it. What changes
 * nothing gives the same state.
 */
export function stepIndex(state: GalleryIndex, event: GalleryIndexEvent): GalleryIndexStep {
  const { count, index, loop } = state;
  const last = Math.max(0, count - 1);
  switch (event.type) {
    case 'next':
      return move(state, loop ? wrapIndex(index + 1, count) : Math.min(index + 1, last), 'forward');
    case 'previous':
      return move(state, loop ? wrapIndex(index - 1, count) : Math.max(index - 1, 0), 'reverse');
    case 'goTo': {
      const target = wrapIndex(event.index, count);
      if (target === index) return { state, effects: [] };
      return move(state, target, target > index ? 'forward' : 'reverse');
    }
    case 'setCount':
      return setCount(state, event.count);
  }
}

function move(state: GalleryIndex, index: number, direction: GalleryDirection): GalleryIndexStep {
  const { count, loop } = state;
  if (count === 0) return { state, effects: [] };
  const effects: GalleryIndexEffect[] = [];
  if (index !== state.index) effects.push({ type: 'change', index, direction });
  if (!loop && direction === 'forward' && index === count - 1) effects.push({ type: 'reachedEnd', index, direction });
  if (!loop && direction === 'reverse' && index === 0) effects.push({ type: 'reachedBeginning', index, direction });
  return { state: index === state.index ? state : { ...state, index }, effects };
}

/** A current slide that is gone gives way to the last one. */
function setCount(state: GalleryIndex, count: number): GalleryIndexStep {
  if (count === state.count) return { state, effects: [] };
  const index = Math.max(0, Math.min(state.index, count - 1));
  const changed = index !== state.index && count > 0;
  return {
    state: { ...state, count, index },
    effects: changed ? [{ type: 'change', index, direction: 'reverse' }] : [],
  };
}
