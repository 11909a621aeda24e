import { readChoice } from '@frontage/core-lifecycle';
import { stackedDefaults, stackedTransitions } from '../design-defaults';
import { clickBehaviors, clickTurn } from '../click-turn';
import { unknownTransitionMessage } from '../messages';
import { wrapIndex } from '../wrap-index';
import { createExclusiveAttribute } from './create-exclusive-attribute';
import { nearAttribute, stackedAttribute } from './gallery-attributes';
import { isRightToLeft } from './is-right-to-left';
import type { MoveStart, MovingDesign } from './moving-design';
import { createSlideChange } from './slide-change';
import { createStackedDrag } from './stacked-drag';

/**
 * Slides on top of each other, one of them visible [4.11].
 *
 * @throws Error for an unknown transition [8.15]
 */
export const stacked: MovingDesign = (gallery) => {
  const { list, data, window, ends, index, turn } = gallery;
  const name = data.transition ?? stackedDefaults.transition;
  const transition = stackedTransitions.find((candidate) => candidate === name);
  if (!transition) throw new Error(unknownTransitionMessage(name));
  const { preloadCount = stackedDefaults.preloadCount } = data;
  const clickBehavior = readChoice(
    data.clickBehavior,
    clickBehaviors,
    stackedDefaults.clickBehavior,
  );
  const change = createSlideChange(gallery, transition);
  const takeDrag = createStackedDrag(gallery, transition);
  const markNear = createExclusiveAttribute(ends, nearAttribute);

  function show(target: number, from?: MoveStart): void {
    gallery.setShown(target, target);
    markNear(near(target));
    change(target, from, takeDrag());
  }

  /**
   * Slides on either side, laid out invisibly so that their pictures preload [9.23]; with loop also
   * across the ends.
   */
  function* near(center: number): Iterable<HTMLElement | undefined> {
    const most = Math.min(preloadCount, gallery.count());
    for (let by = -most; by <= most; by += 1) {
      yield gallery.slide(gallery.loop ? wrapIndex(center + by, gallery.count()) : center + by);
    }
  }

  function pick(clicked: number, share: number): void {
    const to = clickTurn(clickBehavior, share, isRightToLeft(list, window));
    if (to && clicked === index()) turn(to);
  }

  list.setAttribute(stackedAttribute, '');
  ends.push(() => list.removeAttribute(stackedAttribute));
  return { show, pick };
};
