import { vi } from 'vitest';
import type { Gallery } from '../dom/gallery';
import { mountGallery } from '../dom/mount-gallery';
import { readGallery } from '../dom/read-gallery';
import {
  galleryMarkup,
  markupSlides,
  type MarkupOptions,
  type MarkupSlide,
} from './gallery-markup';

let teardowns: (() => void)[] = [];

/** Puts a gallery on the page and mounts it; the verbs a visitor would use. */
export function openGallery(slides: readonly MarkupSlide[] | number, options: MarkupOptions = {}) {
  const holder = document.createElement('div');
  holder.innerHTML = galleryMarkup(
    typeof slides === 'number' ? markupSlides(slides) : slides,
    options,
  );
  document.body.append(holder);
  const root = holder.querySelector<HTMLElement>('.fr-gallery');
  if (!root) throw new Error('no gallery');
  const list = root.querySelector('ul');
  const issues: { code: string; message?: string | undefined }[] = [];
  const events: string[] = [];
  for (const type of ['change', 'reachedEnd', 'reachedBeginning'] as const) {
    root.addEventListener(`gallery:${type}`, (event) => {
      const { index, direction } = event.detail;
      events.push(`${type} ${index} ${direction}`);
    });
  }
  const images = { observe: vi.fn(), unobserve: vi.fn() };
  const links = [...root.querySelectorAll('a')];
  const items = [...root.querySelectorAll('li')];

  function mount(): Gallery {
    const teardown = mountGallery(root as HTMLElement, readGallery(root as HTMLElement), {
      window,
      report: (issue) => issues.push(issue),
      images,
    });
    teardowns.push(teardown);
    return teardown;
  }

  const before = root.outerHTML;
  return {
    root,
    list,
    items,
    links,
    issues,
    events,
    images,
    before,
    mount,
    focused: () => links.findIndex((link) => link === document.activeElement),
    active: () => items.findIndex((item) => item.hasAttribute('data-active')),
    columns: () => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size,
  };
}

/** Ends all that were mounted and empties the page. */
export function closeGalleries(): void {
  for (const teardown of teardowns) teardown();
  teardowns = [];
  document.body.replaceChildren();
}
