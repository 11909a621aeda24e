import type { MarkupChanges } from '@frontage/core-lifecycle/dom';
import { galleryTexts, slideRatio } from '@frontage/gallery-engine';
import type { PublishedGallery } from './gallery.published';
import { isMovingDesign } from './gallery.parts';
import type { PublishedSlide } from './published-slide';
import { layOutList } from './lay-out-list';

/**
 * Turns published markup into the engine's form: a list that contains only slides, and controls
 * that are buttons.
 *
 * @returns the list; undefined if the slides have no common parent
 */
export function preparePublished(
  gallery: PublishedGallery,
  changes: MarkupChanges,
): HTMLElement | undefined {
  const { design, slides, previous, next } = gallery;
  const list = slides[0]?.element.parentElement;
  if (!list || slides.some(({ element }) => element.parentElement !== list)) return undefined;
  const moves = isMovingDesign(design);
  changes.set(list, 'data-gallery-list', '');
  const isOurs = moves || isUnstyled(list, slides[0]?.element);
  if (moves) cleanList(list, slides, changes);
  if (isOurs) layOutList(list, gallery, changes);
  if (design === 'carousel' || design === 'strip') changes.set(list, 'tabindex', '0');
  slides.forEach((slide, index) =>
    prepareSlide(
      slide,
      changes,
      moves ? galleryTexts.slide({ at: index + 1, count: slides.length }) : undefined,
    ),
  );
  prepareControl(previous, 'data-gallery-previous', galleryTexts.previous, changes);
  prepareControl(next, 'data-gallery-next', galleryTexts.next, changes);
  return list;
}

/** Placement by an earlier runtime's styles is removed; anything but slides is taken out. */
function cleanList(list: Element, slides: readonly PublishedSlide[], changes: MarkupChanges): void {
  const slideElements = new Set<Element>(slides.map(({ element }) => element));
  for (const child of [...list.children]) if (!slideElements.has(child)) changes.remove(child);
  for (const element of [list, ...slideElements]) changes.set(element, 'style', null);
}

function prepareSlide(
  slide: PublishedSlide,
  changes: MarkupChanges,
  label: string | undefined,
): void {
  const { element, id, url, type, clickThroughUrl, size } = slide;
  const isPicture = element.localName === 'img';
  changes.set(element, 'data-slide', '');
  if (id !== undefined) changes.set(element, 'data-slide-id', id);
  if (url !== undefined) changes.set(element, 'data-slide-url', url);
  changes.set(element, 'data-type', type);
  if (label !== undefined && !element.closest('a')) {
    if (clickThroughUrl !== undefined)
      changes.set(element, 'data-click-through-url', clickThroughUrl);
    if (!isPicture) {
      // A figure with a caption may be nothing else.
      if (element.localName !== 'figure') changes.set(element, 'role', 'group');
      changes.set(element, 'aria-roledescription', 'slide');
    }
    changes.set(element, 'aria-label', isPicture ? slide.alt || label : label);
  }
  const link = element.querySelector('a');
  if (link && label === undefined) changes.set(link, 'data-slide-link', '');
  const picture = isPicture ? element : element.querySelector('img:not(noscript img)');
  // Its space is reserved until it has loaded.
  if (picture && size && !picture.hasAttribute('width')) {
    changes.set(picture, 'width', String(Math.round(size.width)));
    changes.set(picture, 'height', String(Math.round(size.width / slideRatio(size))));
  }
}

/** A link without an address cannot be focused. */
function prepareControl(
  control: HTMLElement | undefined,
  name: string,
  label: string,
  changes: MarkupChanges,
): void {
  if (!control) return;
  changes.set(control, name, '');
  changes.set(control, 'role', 'button');
  if (!control.hasAttribute('tabindex')) changes.set(control, 'tabindex', '0');
  if (!control.hasAttribute('aria-label')) changes.set(control, 'aria-label', label);
}

/** Whether no style of the page lays the slides out: they are stacked like plain blocks. */
function isUnstyled(list: HTMLElement, slide: HTMLElement | undefined): boolean {
  const { defaultView: window } = list.ownerDocument;
  if (!window || !slide) return false;
  const { float, position, display } = window.getComputedStyle(slide);
  return (
    float === 'none' &&
    position === 'static' &&
    display !== 'inline-block' &&
    window.getComputedStyle(list).display === 'block'
  );
}
