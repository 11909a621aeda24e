import { readChoice, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountLightbox, type LightboxMedia } from '@frontage/lightbox/dom';
import type { MountTexts } from '../../texts/read-texts';
import { openerSelector } from './lightbox.parts';
import type { lightboxTexts } from './lightbox.texts';

/** How the pictures of a block are shown full screen. */
export interface SlideLightbox {
  readonly theme: 'dark' | 'light';
  readonly history: 'entry' | 'hash' | 'path';
  readonly collectionUrl: string | undefined;
  /** Whether desktops show previous and next [2.18]. */
  readonly controls: { readonly previous: boolean; readonly next: boolean };
}

/** Reads the root's options for its lightbox; undefined if no link opens one. */
export function readSlideLightbox(root: HTMLElement): SlideLightbox | undefined {
  const { lightboxTheme, history, collectionUrl, lightboxControls } = root.dataset;
  if (!root.querySelector(openerSelector)) return undefined;
  const hasControls = lightboxControls !== 'false';
  return {
    controls: { previous: hasControls, next: hasControls },
    theme: readChoice(lightboxTheme, ['dark', 'light'], 'dark'),
    history: readChoice(history, ['entry', 'hash', 'path'], 'entry'),
    collectionUrl,
  };
}

/**
 * Opens the pictures of a block full screen; until the lightbox has loaded, and without it, links
 * are links.
 *
 * @param texts those of the page. @default English
 * @param media shows items other than pictures. @default pictures only
 */
export function mountSlideLightbox(
  root: HTMLElement,
  data: SlideLightbox,
  context: BlockContext,
  texts?: MountTexts,
  media?: LightboxMedia,
): Teardown {
  const { window, clock, reducedMotion } = context;
  return mountLightbox(
    root,
    {
      ...texts?.own<typeof lightboxTexts>('lightbox'),
      ...data,
      // Without the media adapter videos are links.
      links: media ? openerSelector : `${openerSelector}:not([data-type=video] *)`,
    },
    { window, clock, reducedMotion, media },
  );
}
