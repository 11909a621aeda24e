import { stackedDefaults, type StackedTransition } from '../design-defaults';
import { touchTransitions } from '../motion-defaults';
import { swipeTurn, type SwipeEffect } from '../step-swipe';
import { boundDrag, checkBoundaries, checkSnapPoints, snapTime } from '../swipe-boundaries';
import { wrapIndex } from '../wrap-index';
import { followPointer } from './follow-pointer';
import { leavingAttribute } from './gallery-attributes';
import { isRightToLeft } from './is-right-to-left';
import type { MovingGallery } from './moving-design';
import { removeStyles } from './remove-styles';

/** What a finger leaves to a change of slides. */
export interface StackedDrag {
  /** How far it has dragged the changing slide, in px. */
  readonly dx: number;
  /** The duration of the rest, if snap points require it [9.22]. */
  readonly ms?: number | undefined;
}

const none: StackedDrag = { dx: 0 };

/**
 * A quick swipe, or one over a good part of the width, changes the slide; with swipe and scroll the
 * slide follows the finger, and changes or goes back [4.11] [9.22].
 *
 * @returns the rest of the drag that changes the slide
 * @throws TypeError for invalid boundaries or snap points [5.13]
 */
export function createStackedDrag(
  gallery: MovingGallery,
  transition: StackedTransition,
): () => StackedDrag {
  const { list, data, window, ends, loop, count, index, slide } = gallery;
  const boundaries = checkBoundaries(data.boundaries ?? stackedDefaults.boundaries);
  const snap = checkSnapPoints(data.snapPoints ?? stackedDefaults.snapPoints);
  const seconds =
    transition === 'swipe' || transition === 'scroll' ? touchTransitions[transition] : undefined;
  /** The slides under the finger. */
  let held: { dx: number; neighbour?: HTMLElement | undefined; side: number } = { dx: 0, side: 1 };
  let moved: readonly HTMLElement[] = [];
  let returning: readonly Animation[] = [];
  let release: (() => void) | undefined;
  let drag = none;

  function onSwipe({ type, dx, ms }: SwipeEffect): void {
    const isRtl = isRightToLeft(list, window);
    const width = list.clientWidth;
    const step = dx < 0 === isRtl ? -1 : 1;
    const beside = loop ? wrapIndex(index() + step, count()) : index() + step;
    const neighbour = beside === index() ? undefined : slide(beside);
    const shown = neighbour ? dx : boundDrag(dx, boundaries);
    if (type === 'drag') {
      held = { dx: shown, neighbour, side: dx < 0 ? 1 : -1 };
      if (seconds) follow(shown);
      return;
    }
    const share = Math.abs(held.dx) / width;
    const timeOf = (share: number): number | undefined =>
      snap && snapTime(share, window.innerWidth);
    const distance = width * ((seconds && snap) ?? 1 / touchTransitions.divisor);
    const to = swipeTurn({ dx, ms, distance }, isRtl);
    clear();
    if (seconds) drag = { dx: shown, ms: timeOf(1 - share) };
    const isTurned = to !== undefined && neighbour !== undefined && gallery.turn(to);
    drag = none;
    if (seconds && !isTurned) goBack(gallery.time(1) && (timeOf(share) ?? seconds * 1000));
  }

  /** The current slide, and the one that it uncovers, follow the finger. */
  function follow(dx: number): void {
    clear();
    moved = [slide(index()), held.neighbour].filter((element) => element !== undefined);
    moved.forEach((element, position) =>
      element.style.setProperty('translate', place(position, dx)),
    );
    held.neighbour?.setAttribute(leavingAttribute, '');
  }

  function place(position: number, dx: number): string {
    return position ? `calc(${held.side * 100}% + ${dx}px)` : `${dx}px`;
  }

  /** Both go back together; no change is accepted meanwhile. */
  function goBack(duration: number): void {
    follow(0);
    release = gallery.hold(duration);
    returning = moved.map((element, position) =>
      element.animate(
        [held.dx, 0].map((dx) => ({ translate: place(position, dx) })),
        { duration, easing: 'ease-out' },
      ),
    );
    // A cancelled one is not a failure: the visitor drags again.
    void Promise.all(returning.map(({ finished }) => finished)).then(clear, () => {});
  }

  function clear(): void {
    for (const animation of returning) animation.cancel();
    returning = [];
    release?.();
    for (const element of moved) {
      element.removeAttribute(leavingAttribute);
      removeStyles(element, ['translate']);
    }
    moved = [];
  }

  followPointer(ends, list, onSwipe);
  ends.push(clear);
  return () => drag;
}
