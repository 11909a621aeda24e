import { readChoice } from '@frontage/core-lifecycle';
import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountLightbox } from '@frontage/lightbox/dom';

/** How the pictures of a block are shown full screen. */
export interface SlideLightbox {
  readonly theme: 'dark' | 'light';
  readonly history: 'entry' | 'hash' | 'path';
  readonly collectionUrl: string | undefined;
}

/** The links that open a lightbox; the boot and the page's styles go by the same attribute. */
const links = 'a[data-lightbox]';

/** Reads what the root says of its lightbox; undefined where no link opens one. */
export function readSlideLightbox(root: HTMLElement): SlideLightbox | undefined {
  const { lightboxTheme, history, collectionUrl } = root.dataset;
  if (!root.querySelector(links)) return undefined;
  return {
    theme: readChoice(lightboxTheme, ['dark', 'light'], 'dark'),
    history: readChoice(history, ['entry', 'hash', 'path'], 'entry'),
    collectionUrl,
  };
}

/** Opens the pictures of a block full screen; until the part that opens is there, and without it, links are links. */
export function mountSlideLightbox(root: HTMLElement, data: SlideLightbox, context: BlockContext): Teardown {
  const { window, clock, reducedMotion } = context;
  return mountLightbox(root, { ...data, links, controls: { previous: true, next: true } }, { window, clock, reducedMotion });
}
