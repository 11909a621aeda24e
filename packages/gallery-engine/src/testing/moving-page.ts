import { onTestFinished, vi } from 'vitest';
import type { Gallery } from '../dom/gallery';
import type { GalleryContext } from '../dom/gallery-context';
import { mountGallery } from '../dom/mount-gallery';
import { readGallery } from '../dom/read-gallery';
import { movingMarkup, type MovingMarkup } from './moving-markup';

/** Moves that take no time to wait for unless a test asks for it: a tenth of a second. */
const quick = 'data-speed="0.1"';

/** For `vi.waitFor`: a busy machine is slow, not wrong; what never comes ends with the test. */
export const noHurry = { timeout: 50_000, interval: 20 };

/** A gallery on the page, with the verbs a visitor would use. */
export interface MovingPage {
  readonly root: HTMLElement;
  readonly list: HTMLElement;
  readonly gallery: Gallery;
  readonly events: string[];
  readonly issues: string[];
  /** The markup before the mount. */
  readonly before: string;
  slides(): HTMLElement[];
  control(name: 'previous' | 'next' | 'toggle' | 'status'): HTMLElement | null;
  /** Which slides can be seen, by their boxes and visibility. */
  seen(): number[];
  /** Waits until nothing moves. */
  rest(): Promise<void>;
}

/** Puts a gallery on the page and mounts it; the test's end takes it away. */
export function openMoving(
  design: string,
  markup: MovingMarkup = {},
  context: Partial<GalleryContext> = {},
): MovingPage {
  const holder = document.createElement('div');
  const attributes = markup.attributes?.includes('data-speed')
    ? markup.attributes
    : `${quick} ${markup.attributes ?? ''}`;
  holder.innerHTML = movingMarkup(design, { ...markup, attributes });
  document.body.append(holder);
  const root = holder.querySelector<HTMLElement>('.fr-gallery');
  const list = holder.querySelector<HTMLElement>('[data-gallery-list]');
  if (!root || !list) throw new Error('no gallery');
  const events: string[] = [];
  const issues: string[] = [];
  for (const type of ['change', 'reachedEnd', 'reachedBeginning'] as const) {
    root.addEventListener(`gallery:${type}`, (event) => {
      const { index, direction } = event.detail;
      events.push(`${type} ${index} ${direction}`);
    });
  }
  const before = root.outerHTML;
  const report: GalleryContext['report'] = ({ code }) => issues.push(code);
  const gallery = mountGallery(root, readGallery(root), { window, report, ...context });
  onTestFinished(() => {
    gallery();
    holder.remove();
  });

  // All children of the list are slides.
  const slides = (): HTMLElement[] => [...list.children] as HTMLElement[];
  return {
    root,
    list,
    gallery,
    events,
    issues,
    before,
    slides,
    control: (name) => root.querySelector<HTMLElement>(`[data-gallery-${name}]`),
    seen: () => slides().flatMap((slide, index) => (isSeen(slide, list) ? [index] : [])),
    rest: async () => {
      await vi.waitFor(() => {
        if (gallery.store?.motion.isMoving || list.hasAttribute('data-moving'))
          throw new Error('still moving');
      }, noHurry);
      await frames(2);
    },
  };
}

/** Waits for so many frames, so that observers have been told. */
export async function frames(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await new Promise(requestAnimationFrame);
}

function isSeen(slide: HTMLElement, list: HTMLElement): boolean {
  const box = slide.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  const { visibility, display } = getComputedStyle(slide);
  const isInside = box.width > 0 && box.left < view.right - 1 && box.right > view.left + 1;
  return isInside && visibility === 'visible' && display !== 'none';
}
