import type { Locator, Page } from '@playwright/test';
import { expect, open, ready } from './visitor';

/** A gallery as a visitor uses it. */
export interface GalleryHandle {
  readonly root: Locator;
  readonly links: Locator;
  pressNext(): Promise<void>;
  pressPrevious(): Promise<void>;
  /** Expects the status of the visible slides, such as `1–3 of 9`. */
  says(place: string): Promise<void>;
}

/**
 * Opens a page and starts one of its galleries.
 *
 * @param index its position on the page, from 0
 */
export async function openGallery(page: Page, path: string, index = 0): Promise<GalleryHandle> {
  await open(page, path);
  return startGallery(page, index);
}

/** Starts a gallery of an open page. */
export async function startGallery(page: Page, index = 0): Promise<GalleryHandle> {
  const root = page.locator('[data-block=gallery]:not([data-thumbnails])').nth(index);
  // Not `scrollIntoViewIfNeeded`, which waits for frames that a busy browser may delay for long.
  await root.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  const id = await root.getAttribute('id');
  await ready(page, `[id="${id ?? ''}"]`);
  return {
    root,
    links: root.locator('[data-slide-link]'),
    pressNext: () => root.locator('[data-gallery-next]').click(),
    pressPrevious: () => root.locator('[data-gallery-previous]').click(),
    says: (place) => expect(root.locator('[data-gallery-status]')).toHaveText(place),
  };
}
