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
  if (event.type === 'setCount') return setCount(state, event.count);
  const { count, index, loop } = state;
  const by = event.type === 'next' ? 1 : event.type === 'previous' ? -1 : 0;
  const wanted = event.type === 'goTo' ? event.index : index + by;
  const target = by && !loop ? Math.max(0, Math.min(wanted, count - 1)) : wrapIndex(wanted, count);
  const isForward = (by || target - index) > 0;
  const direction = isForward ? 'forward' : 'reverse';
  const effects: GalleryIndexEffect[] = [];

  if (!count || (!by && target === index)) return { state, effects };
  if (target !== index) effects.push({ type: 'change', index: target, direction });
  if (!loop && target === (isForward ? count - 1 : 0)) {
    effects.push({ type: isForward ? 'reachedEnd' : 'reachedBeginning', index: target, direction });
  }
  return { state: target === index ? state : { ...state, index: target }, effects };
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
