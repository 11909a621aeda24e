import { stackedDefaults, type StackedTransition } from '../design-defaults';
import { touchTransitions } from '../motion-defaults';
import { swipeTurn, type SwipeEffect } from '../swipe';
import { boundDrag, checkBoundaries, checkSnapPoints, snapTime } from '../swipe-options';
import { wrapIndex } from '../wrap-index';
import { followPointer } from './follow-pointer';
import { leavingAttribute } from './gallery-parts';
import { isRightToLeft } from './measure-scroller';
import type { MovingGallery } from './moving-design';
import { removeStyles } from './remove-styles';

/**
 * With fade and ken-burns a quick swipe changes the slide; with swipe and scroll the
 * slide follows the finger and changes, or goes back [4.11] [9.22].
 *
 * @returns how far the finger has dragged the slide that now changes, in px
 * @throws TypeError for boundaries or snap points that are none [5.13]
 */
export function createStackedDrag(gallery: MovingGallery, transition: StackedTransition): () => number {
  const { list, data, window, ends, loop, count, index, slide } = gallery;
  const boundaries = checkBoundaries(data.boundaries ?? stackedDefaults.boundaries);
  const snap = checkSnapPoints(data.snapPoints ?? stackedDefaults.snapPoints);
  const seconds = transition === 'swipe' || transition === 'scroll' ? touchTransitions[transition] : undefined;
  let moved: readonly HTMLElement[] = [];
  let dragged = 0;

  function onSwipe({ type, dx, ms }: SwipeEffect): void {
    const isRtl = isRightToLeft(list, window);
    const width = list.clientWidth;
    const step = dx < 0 === isRtl ? -1 : 1;
    const beside = loop ? wrapIndex(index() + step, count()) : index() + step;
    const neighbour = beside === index() ? undefined : slide(beside);
    const shown = neighbour ? dx : boundDrag(dx, boundaries);
    if (type === 'drag') {
      if (seconds) follow(shown, neighbour, dx < 0 ? 1 : -1);
      return;
    }
    const distance = seconds === undefined ? undefined : width * (snap ?? 1 / touchTransitions.divisor);
    const to = swipeTurn({ dx, ms, distance }, isRtl);
    const old = [...moved];
    clear();
    dragged = seconds ? shown : 0;
    const isTurned = to !== undefined && neighbour !== undefined && gallery.turn(to);
    if (!isTurned) goBack(old, shown, width);
    dragged = 0;
  }

  /** The current slide, and the one that it uncovers, stand where the finger is. */
  function follow(dx: number, neighbour: HTMLElement | undefined, side: 1 | -1): void {
    clear();
    const current = slide(index());
    moved = [current, neighbour].filter((one) => one !== undefined);
    current?.style.setProperty('translate', `${dx}px`);
    neighbour?.style.setProperty('translate', `calc(${side * 100}% + ${dx}px)`);
    neighbour?.setAttribute(leavingAttribute, '');
  }

  function goBack([current]: readonly HTMLElement[], dx: number, width: number): void {
    if (!current || !seconds) return;
    const screen = window.innerWidth;
    const duration = snap ? gallery.time(snapTime(Math.abs(dx) / width, screen) / 1000) : gallery.time(seconds);
    current.animate([{ translate: `${dx}px` }, { translate: '0' }], { duration, easing: 'ease-out' });
  }

  function clear(): void {
    for (const one of moved) {
      one.removeAttribute(leavingAttribute);
      removeStyles(one, ['translate']);
    }
    moved = [];
  }

  followPointer(ends, list, onSwipe);
  ends.push(clear);
  return () => dragged;
}
