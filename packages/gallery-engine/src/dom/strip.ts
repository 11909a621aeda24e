import { readChoice } from '@frontage/core-lifecycle';
import { activeClickBehaviors, stripDefaults } from '../design-defaults';
import { readStripAlignment, stripOffset } from '../strip-offset';
import { createExclusiveAttribute } from './create-exclusive-attribute';
import { isRightToLeft } from './is-right-to-left';
import { measureStrip } from './measure-strip';
import type { MovingDesign } from './moving-design';
import { createScrollMotor } from './scroll-motor';
import { createStripTabs } from './create-strip-tabs';
import { watchWidth } from './watch-width';

/**
 * Slides of equal height in a scroller; the active one is aligned [4.12]. Only the target slide is
 * measured.
 */
export const strip: MovingDesign = (gallery) => {
  const { list, data, window, ends, index, turn } = gallery;
  const { speed = stripDefaults.speed } = data;
  const onActive = readChoice(
    data.activeSlideClickBehavior,
    activeClickBehaviors,
    stripDefaults.activeSlideClickBehavior,
  );
  const alignment = readStripAlignment(data.alignment);
  const move = createScrollMotor(gallery, () => {});
  const markCurrent = createExclusiveAttribute(ends, 'aria-current', 'true');
  const markReachable = createExclusiveAttribute(ends, 'tabindex', '0');
  const markTab = data.tabs ? createStripTabs(gallery) : undefined;
  let active: HTMLElement | undefined;

  function show(target: number, from?: object): void {
    const hadFocus = active !== undefined && active === window.document.activeElement;
    active = gallery.slide(target);
    if (markTab) markTab(active);
    else {
      markCurrent([active]);
      markReachable([active]);
    }
    if (!active) return;
    if (hadFocus) active.focus({ preventScroll: true });
    gallery.setShown(target, target);
    const place = measureStrip(list, active, isRightToLeft(list, window));
    move(stripOffset(place, alignment), from ? gallery.time(speed) : 0);
  }

  function pick(clicked: number): void {
    if (clicked !== index()) turn(clicked);
    else if (onActive !== 'none') turn(onActive);
  }

  watchWidth(gallery, () => show(index()));
  return { show, pick };
};
