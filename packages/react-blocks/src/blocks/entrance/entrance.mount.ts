import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { entranceCells, entranceLoaded, entranceWaits } from './entrance.parts';
import { entranceThresholds, isEntranceSeen } from './is-entrance-seen';

/** Finds the cells of a section. */
export function read(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(entranceCells)];
}

/**
 * Gives each cell its class when it is first seen [4.20]. What is seen already has it at once, so
 * that nothing on the screen goes away. The movement is the style sheet's, which has none under
 * reduced motion.
 */
export function mount(
  root: HTMLElement,
  cells: readonly HTMLElement[],
  { window }: BlockContext,
): Teardown {
  const { innerHeight } = window;
  const observer = new window.IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, isIntersecting, boundingClientRect } of entries) {
        const { height } = boundingClientRect;
        const view = { ratio: intersectionRatio, isIntersecting, height };
        if (isEntranceSeen({ ...view, viewHeight: window.innerHeight })) show(target);
      }
    },
    { threshold: entranceThresholds },
  );

  function show(cell: Element): void {
    cell.classList.add(entranceLoaded);
    observer.unobserve(cell);
  }

  const boxes = cells.map((cell) => cell.getBoundingClientRect());
  cells.forEach((cell, index) => {
    const box = boxes[index];
    if (box && box.top < innerHeight && box.bottom > 0) show(cell);
    else observer.observe(cell);
  });
  root.setAttribute(entranceWaits, '');
  return () => {
    observer.disconnect();
    root.removeAttribute(entranceWaits);
    for (const cell of cells) {
      cell.classList.remove(entranceLoaded);
      if (cell.className === '') cell.removeAttribute('class');
    }
  };
}
