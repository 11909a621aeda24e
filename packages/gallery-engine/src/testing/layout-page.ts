import { createFakeClock } from '@frontage/core-lifecycle/testing';
import type { GalleryList } from '../dom/bind-gallery';
import { mountLayout } from '../dom/mount-layout';
import { layoutMarkup, type LayoutMarkupOptions, type LayoutSlide } from './layout-markup';

let teardowns: (() => void)[] = [];

/** Puts a gallery into a place of that width. */
export function openLayout(
  design: string,
  slides: readonly LayoutSlide[],
  options: LayoutMarkupOptions & { width?: number } = {},
) {
  const holder = document.createElement('div');
  holder.style.width = options.width === undefined ? '' : `${options.width}px`;
  holder.innerHTML = layoutMarkup(design, slides, options);
  document.body.append(holder);
  const list = holder.querySelector<GalleryList>('ul');
  if (!list) throw new Error('no list');
  const items = () => [...list.querySelectorAll<HTMLElement>('li')];
  const box = list.getBoundingClientRect();
  const before = holder.innerHTML;
  const clock = createFakeClock();

  return {
    holder,
    list,
    before,
    items,
    async mount() {
      const ends: (() => void)[] = [];
      mountLayout({ list, ends, slides: items }, design, { window, clock });
      const teardown = (): void => ends.splice(0).forEach((end) => end());
      teardowns.push(teardown);
      await settled();
      return teardown;
    },
    /** Gives it another width, and leaves it so for that many ms. */
    async resize(to: number, ms = 100) {
      holder.style.width = `${to}px`;
      await settled();
      clock.advance(ms);
      await settled();
    },
    /** Left, top, width and height of each slide within the list, in px. */
    boxes: () =>
      items().map((item) => {
        const { left, top, width, height } = item.getBoundingClientRect();
        return [left - box.left, top - list.getBoundingClientRect().top, width, height] as const;
      }),
  };
}

/** Ends all that were mounted and empties the page. */
export function closeLayouts(): void {
  for (const teardown of teardowns) teardown();
  teardowns = [];
  document.body.replaceChildren();
}

/** Where slides are, within their list. */
export type Boxes = ReturnType<ReturnType<typeof openLayout>['boxes']>;

/** Layout observers answer within a frame; the second one sees what the first has changed. */
export async function settled(): Promise<void> {
  for (let count = 0; count < 3; count += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** How many slides lie upon another one. */
export function overlaps(boxes: Boxes): number {
  return boxes.filter(([left, top, width, height], index) =>
    boxes
      .slice(0, index)
      .some(
        ([x, y, wide, high]) =>
          left < x + wide - 0.5 &&
          x < left + width - 0.5 &&
          top < y + high - 0.5 &&
          y < top + height - 0.5,
      ),
  ).length;
}

/** The slides' widths by row. */
export function rows(boxes: Boxes): number[][] {
  const found = new Map<number, number[]>();
  for (const [, top, width] of boxes)
    found.set(Math.round(top), [...(found.get(Math.round(top)) ?? []), width]);
  return [...found.values()];
}
