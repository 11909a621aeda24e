import type { Clock } from '@frontage/core-lifecycle';
import {
  createGalleryIndex,
  stepIndex,
  type GalleryIndex,
  type GalleryIndexEffect,
  type GalleryIndexEvent,
} from './gallery-index';
import { createMotionLock, type MotionLock } from './motion-lock';

/** One of the galleries that share a store. */
export interface GalleryMember {
  /** How many slides it has. */
  count(): number;
  /** It belongs to this store from now on and shows its index. */
  enter(store: GalleryStore): void;
  /** Something changed. */
  apply(effect: GalleryIndexEffect, from: number): void;
}

/**
 * The index of one gallery, or of several that are linked [4.09], with the motion of all of them.
 */
export interface GalleryStore {
  readonly state: GalleryIndex;
  readonly motion: MotionLock;
  readonly members: ReadonlySet<GalleryMember>;
  /**
   * Changes the index and tells all members.
   *
   * @returns false where it is refused: something moves [4.07]
   */
  send(event: GalleryIndexEvent): boolean;
  /** The number of slides may have changed: that of the member with the most counts. */
  recount(index?: number): void;
  join(member: GalleryMember): void;
  leave(member: GalleryMember): void;
}

/** What a store begins with. */
export interface GalleryStoreOptions {
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  index?: number | undefined;
  loop?: boolean | undefined;
}

/**
 * A store without members. The start is wrapped once the first member has told its number of
 * slides.
 */
export function createGalleryStore({
  clock,
  index = 0,
  loop = false,
}: GalleryStoreOptions): GalleryStore {
  const members = new Set<GalleryMember>();
  const motion = createMotionLock(clock);
  let state: GalleryIndex = createGalleryIndex({ loop });

  function send(event: GalleryIndexEvent): boolean {
    if (event.type !== 'setCount' && motion.isMoving) return false;
    const from = state.index;
    const step = stepIndex(state, event);
    state = step.state;
    for (const effect of step.effects)
      for (const member of [...members]) member.apply(effect, from);
    return true;
  }

  function recount(current?: number): void {
    send({
      type: 'setCount',
      count: Math.max(0, ...[...members].map((member) => member.count())),
      index: current,
    });
  }

  function join(member: GalleryMember): void {
    members.add(member);
    if (state.count === 0) state = createGalleryIndex({ count: member.count(), index, loop });
    member.enter(store);
    recount();
  }

  const store: GalleryStore = {
    get state() {
      return state;
    },
    motion,
    members,
    send,
    recount,
    join,
    leave: (member) => void members.delete(member),
  };
  return store;
}

/**
 * Makes two stores one: all members of the second move into the first [4.09], where nothing of
 * theirs moves any more.
 */
export function linkStores(store: GalleryStore, other: GalleryStore): void {
  if (store === other) return;
  for (const member of [...other.members]) {
    other.leave(member);
    store.join(member);
  }
}
