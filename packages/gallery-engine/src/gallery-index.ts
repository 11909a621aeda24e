import { groupCount } from './slides-in-view';
import { wrapIndex } from './wrap-index';

/** The current slide and their number. A value: every step gives a new one. */
export interface GalleryIndex {
  readonly count: number;
  /** 0 also without slides. */
  readonly index: number;
  /** Whether next and previous wrap around at the ends [4.08]. */
  readonly loop: boolean;
}

/** Whether a change goes towards the last slide or towards the first [4.08]. */
export type GalleryDirection = 'forward' | 'reverse';

/**
 * An event of an index. `perGroup` is the number of slides visible at once [4.10]; 1 if missing.
 */
export type GalleryIndexEvent =
  | { readonly type: 'next' | 'previous'; readonly perGroup?: number | undefined }
  | { readonly type: 'goTo'; readonly index: number; readonly perGroup?: number | undefined }
  /** `index`: the new position of the current slide; missing or -1 if it is gone. */
  | { readonly type: 'setCount'; readonly count: number; readonly index?: number | undefined };

/** An effect of a step: the slide changed, or an end is reached. */
export interface GalleryIndexEffect {
  readonly type: 'change' | 'reachedEnd' | 'reachedBeginning';
  readonly index: number;
  readonly direction: GalleryDirection;
}

/** The state after a step, and its effects, in order. */
export interface GalleryIndexStep {
  readonly state: GalleryIndex;
  readonly effects: readonly GalleryIndexEffect[];
}

/** Creates an index. A start beyond the slides is wrapped [4.07]. */
export function createGalleryIndex({
  count = 0,
  index = 0,
  loop = false,
}: Partial<GalleryIndex>): GalleryIndex {
  return { count, index: wrapIndex(index, count), loop };
}

/**
 * Moves the index [4.07] [4.08]. Next and previous move by groups [4.10] and stop at the ends
 * unless it loops; a named index is wrapped in either case. Without loop, reaching an end is
 * reported, and so is each attempt to go beyond it. A step without a change gives the same state. A
 * removed current slide is replaced by the one now at its position, or the last one.
 */
export function stepIndex(state: GalleryIndex, event: GalleryIndexEvent): GalleryIndexStep {
  const { count, index, loop } = state;
  if (event.type === 'setCount') {
    const place = event.index ?? -1;
    const nearest = Math.min(place < 0 ? index : place, event.count - 1);
    return moveTo({ count: event.count, index: Math.max(0, nearest), loop }, state);
  }
  const perGroup = event.perGroup || 1;
  if (event.type === 'goTo')
    return moveTo({ count, index: wrapIndex(event.index, count), loop }, state, perGroup);
  const way = event.type === 'next' ? 1 : -1;
  const groups = groupCount(count, perGroup);
  const group = Math.floor(index / perGroup);
  const beside = loop
    ? wrapIndex(group + way, groups)
    : Math.max(0, Math.min(group + way, groups - 1));
  const target = beside === group ? index : beside * perGroup;
  return moveTo({ count, index: target, loop }, state, perGroup, way);
}

/**
 * The step from one state to another.
 *
 * @param perGroup of how many slides the groups are that it goes by; 0: no end is told of
 * @param way above 0 towards the last slide, below 0 towards the first
 */
function moveTo(
  state: GalleryIndex,
  before: GalleryIndex,
  perGroup = 0,
  way = state.index - before.index,
): GalleryIndexStep {
  const { count, index, loop } = state;
  const isForward = way > 0;
  const isMoved = index !== before.index;
  const detail = { index, direction: isForward ? 'forward' : 'reverse' } as const;
  const effects: GalleryIndexEffect[] = [];
  if (isMoved && count) effects.push({ type: 'change', ...detail });
  const end = isForward ? groupCount(count, perGroup) - 1 : 0;
  if (perGroup && way && count && !loop && Math.floor(index / perGroup) === end)
    effects.push({ type: isForward ? 'reachedEnd' : 'reachedBeginning', ...detail });
  return { state: isMoved || count !== before.count ? state : before, effects };
}
