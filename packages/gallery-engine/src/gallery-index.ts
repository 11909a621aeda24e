import { groupCount } from './slide-groups';
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

/**
 * What may happen to an index. `perGroup` is how many slides are seen at once [4.10]; 1 if missing.
 */
export type GalleryIndexEvent =
  | { readonly type: 'next' | 'previous'; readonly perGroup?: number | undefined }
  | { readonly type: 'goTo'; readonly index: number; readonly perGroup?: number | undefined }
  /** `index`: where the current slide is now; missing or -1 where it is gone. */
  | { readonly type: 'setCount'; readonly count: number; readonly index?: number | undefined };

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
export function createGalleryIndex({
  count = 0,
  index = 0,
  loop = false,
}: Partial<GalleryIndex>): GalleryIndex {
  return { count, index: wrapIndex(index, count), loop };
}

/**
 * Moves the index [4.07] [4.08]. Next and previous go by groups [4.10] and stop at
 * the ends unless it loops; an index that is named is wrapped in either case. Without
 * loop, an end tells of itself when it is reached and each time one tries to go
 * beyond it. What changes nothing gives the same state. A current slide that is gone
 * gives way to the one now at its place, or the last one.
 */
export function stepIndex(state: GalleryIndex, event: GalleryIndexEvent): GalleryIndexStep {
  const { index, loop } = state;
  const isCount = event.type === 'setCount';
  const { count, index: at = -1 } = isCount ? event : state;
  const perGroup = (!isCount && event.perGroup) || 1;
  const by = event.type === 'next' ? 1 : event.type === 'previous' ? -1 : 0;
  const last = groupCount(count, perGroup) - 1;
  let target = index;
  if (by) target = turn(state, by, { perGroup, last });
  else if (isCount) target = Math.max(0, Math.min(at < 0 ? index : at, count - 1));
  else if (event.type === 'goTo') target = wrapIndex(event.index, count);

  const isForward = (by || target - index) > 0;
  const told = { index: target, direction: isForward ? 'forward' : 'reverse' } as const;
  const effects: GalleryIndexEffect[] = [];
  const isMoved = target !== index && count > 0;
  const group = Math.floor(target / perGroup);
  if (isMoved) effects.push({ type: 'change', ...told });
  if (!loop && !isCount && (isMoved || (by && count)) && group === (isForward ? last : 0)) {
    effects.push({ type: isForward ? 'reachedEnd' : 'reachedBeginning', ...told });
  }
  return {
    state: target === index && count === state.count ? state : { count, index: target, loop },
    effects,
  };
}

/**
 * The first slide of the group beside the current one; at an end without loop, the current slide.
 */
function turn(
  { index, loop }: GalleryIndex,
  by: number,
  groups: { readonly perGroup: number; readonly last: number },
): number {
  const { perGroup, last } = groups;
  const group = Math.floor(index / perGroup);
  const beside = loop ? wrapIndex(group + by, last + 1) : Math.max(0, Math.min(group + by, last));
  return beside === group ? index : beside * perGroup;
}
