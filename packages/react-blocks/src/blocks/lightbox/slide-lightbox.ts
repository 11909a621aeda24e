import { readChoice, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountLightbox } from '@frontage/lightbox/dom';
import type { MountTexts } from '../../texts/read-texts';
import { openerSelector } from './lightbox.parts';
import type { lightboxTexts } from './lightbox.texts';

/** How the pictures of a block are shown full screen. */
export interface SlideLightbox {
  readonly theme: 'dark' | 'light';
  readonly history: 'entry' | 'hash' | 'path';
  readonly collectionUrl: string | undefined;
}

/** Reads what the root says of its lightbox; undefined where no link opens one. */
export function readSlideLightbox(root: HTMLElement): SlideLightbox | undefined {
  const { lightboxTheme, history, collectionUrl } = root.dataset;
  if (!root.querySelector(openerSelector)) return undefined;
  return {
    theme: readChoice(lightboxTheme, ['dark', 'light'], 'dark'),
    history: readChoice(history, ['entry', 'hash', 'path'], 'entry'),
    collectionUrl,
  };
}

/**
 * Opens the pictures of a block full screen; until the part that opens is there, and without it,
 * links are links.
 *
 * @param texts those of the page. @default English
 */
export function mountSlideLightbox(
  root: HTMLElement,
  data: SlideLightbox,
  context: BlockContext,
  texts?: MountTexts,
): Teardown {
  const { window, clock, reducedMotion } = context;
  return mountLightbox(
    root,
    {
      ...texts?.own<typeof lightboxTexts>('lightbox'),
      ...data,
      links: openerSelector,
      controls: { previous: true, next: true },
    },
    { window, clock, reducedMotion },
  );
}
