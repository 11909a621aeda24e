import { carouselDefaults } from '../design-defaults';
import { groupCount, slidesInView } from '../slides-in-view';
import { measurePerRow, measureScrollable } from './measure-strip';
import type { MovingDesign } from './moving-design';
import { createScrollMotor } from './scroll-motor';
import { watchWidth } from './watch-width';

/**
 * Slides side by side in a scroller, moved by groups [4.10]. A position is the index times the
 * step, and the step follows from the total length: no slide is measured.
 */
export const carousel: MovingDesign = (gallery) => {
  const { list, data, window, ends, count, index } = gallery;
  const standard = data.slidesPerRow ?? carouselDefaults.slidesPerRow;
  let perGroup = standard;
  // Unknown before the first layout, which the mount does not force: the observer reports it.
  let step = NaN;

  const move = createScrollMotor(gallery, (byUser) => {
    // Refused while a linked gallery moves: moves back.
    if (byUser !== undefined && !gallery.turn(slideAt(byUser))) move(first() * step, 0);
    else showFirst();
  });

  /** The first visible slide. */
  const first = (): number => Math.max(0, Math.min(index(), count() - perGroup));

  const showFirst = (): void => gallery.setShown(first(), first() + perGroup - 1);

  /** The slide at a position; at the very end the last group is visible. */
  function slideAt(place: number): number {
    const nearest = Math.round(place / (step || 1));
    return nearest > 0 && nearest >= count() - perGroup
      ? (groupCount(count(), perGroup) - 1) * perGroup
      : nearest;
  }

  function show(_at: number, from?: object): void {
    if (isNaN(step)) return showFirst();
    // If all slides are visible there is nothing to divide by.
    if (!from) step = measureScrollable(list) / Math.max(1, count() - perGroup);
    move(first() * step, from ? gallery.time(data.speed ?? carouselDefaults.speed) : 0);
  }

  function layOut(width: number): void {
    const perRow = data.slidesPerRow ?? (measurePerRow(list, window) || standard);
    perGroup = slidesInView(perRow, width);
    step = 0;
    show(0);
  }

  const settle = watchWidth(gallery, layOut);
  // A scroller can be scrolled by keyboard, whatever its slides contain.
  if (!list.hasAttribute('tabindex')) {
    list.tabIndex = 0;
    ends.push(() => list.removeAttribute('tabindex'));
  }

  return {
    get perGroup() {
      return perGroup;
    },
    prunes: true,
    settle,
    show,
  };
};
