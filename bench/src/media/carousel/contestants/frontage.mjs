import '@frontage/gallery-engine/style.css';
import { mountCarousel, readGallery } from '@frontage/gallery-engine/dom';
import { slides } from './slide.mjs';

export const slide = '[data-slide]';

export function html(count) {
  const list = slides(
    count,
    (content, index) =>
      `<div data-slide role="group" aria-roledescription="slide" aria-label="${index + 1} of ${count}">${content}</div>`,
  );
  return `<div class="fr-gallery" data-block="gallery" data-design="carousel" role="region" aria-roledescription="carousel" aria-label="Works"><div data-gallery-list>${list}</div></div>`;
}

export function mount(root) {
  const gallery = mountCarousel(root, readGallery(root), { window, report: console.error });
  return { next: () => gallery.goToNext(), destroy: gallery };
}
