import { mountGallery, readGallery } from '@frontage/gallery-engine/dom';

const teardowns = [...document.querySelectorAll<HTMLElement>('[data-block=gallery]')].map(
  (root) => {
    root.addEventListener('gallery:change', (event) => console.info('Now at', event));
    return mountGallery(root, readGallery(root), { window, report: console.warn });
  },
);

// When the page, or this part of it, ends:
window.addEventListener(
  'pagehide',
  ({ persisted }) => persisted || teardowns.forEach((teardown) => teardown()),
);
