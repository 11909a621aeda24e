import { autoplayDefaults } from '../defaults';
import { stackedDefaults, type StackedTransition } from '../design-defaults';
import { kenBurnsZoom } from '../motion-defaults';
import { createExclusiveAttribute } from './create-exclusive-attribute';
import { leavingAttribute } from './gallery-attributes';
import { isRightToLeft } from './is-right-to-left';
import type { MoveStart, MovingGallery } from './moving-design';
import { stackedAnimations, type SlideAnimation } from './stacked-animations';
import type { StackedDrag } from './stacked-drag';

/**
 * Shows a stacked slide: coming from `from`, or at once, starting where a finger has dragged it. A
 * running change is finished first.
 */
export type SlideChange = (to: number, from: MoveStart | undefined, drag: StackedDrag) => void;

/** Creates changes of a stack, by the browser's own animations. */
export function createSlideChange(
  gallery: MovingGallery,
  transition: StackedTransition,
): SlideChange {
  const { list, data, window, ends, slide, time } = gallery;
  const { speed = stackedDefaults.speed } = data;
  const markLeaving = createExclusiveAttribute(ends, leavingAttribute);
  let running: Animation[] = [];
  let zoom: Animation | undefined;
  let zoomBefore: Animation | undefined;
  let release: (() => void) | undefined;

  function stop(): void {
    for (const animation of running) animation.cancel();
    running = [];
    endChange();
  }

  function endChange(): void {
    zoomBefore?.cancel();
    markLeaving([]);
    release?.();
    release = undefined;
  }

  function animate(element: Element, { frames, duration }: SlideAnimation): void {
    running.push(element.animate(frames, { duration, easing: 'ease-out' }));
  }

  /** For as long as the slide is shown. */
  function zoomIn(element: Element): void {
    const { timeout } = data.autoplayOptions ?? autoplayDefaults;
    zoom = element.querySelector('img')?.animate([{ scale: 1 }, { scale: kenBurnsZoom }], {
      duration: timeout + time(speed) * 2,
      fill: 'forwards',
    });
  }

  ends.push(stop, () => zoom?.cancel());
  return (to, from, drag) => {
    stop();
    // The previous slide keeps its zoom until it is gone.
    zoomBefore = zoom;
    zoom = undefined;
    const next = slide(to);
    const old = from && slide(from.index);
    if (!next || !time(1)) return endChange();
    if (transition === 'ken-burns') zoomIn(next);
    if (!old || next === old) return endChange();
    markLeaving([old]);
    const isFromRight = (from.direction === 'forward') !== isRightToLeft(list, window);
    const moves = stackedAnimations({ transition, speed, side: isFromRight ? 1 : -1, ...drag });
    release = gallery.hold(Math.max(moves.in.duration, moves.out.duration));
    animate(next, moves.in);
    animate(old, moves.out);
    // A cancelled animation is not a failure.
    void Promise.all(running.map(({ finished }) => finished)).then(endChange, () => {});
  };
}
