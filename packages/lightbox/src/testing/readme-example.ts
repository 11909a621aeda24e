import { createLightbox, mountLightbox } from '@frontage/lightbox/dom';

// Links of the page: the lightbox loads when a pointer or the focus reaches one.
const list = document.querySelector<HTMLElement>('.pictures');
const teardown =
  list &&
  mountLightbox(list, { history: 'hash', controls: { previous: true, next: true } }, { window });

// Or items that you have already.
const lightbox = createLightbox({
  window,
  items: [
    {
      id: 'glaze',
      content: { src: '/glaze.jpg', alt: 'A green glaze', width: 1600, height: 900 },
      meta: { title: 'Glaze' },
    },
  ],
});
lightbox.on('change', ({ index }) => console.info('Now at', index));
document.querySelector('#show')?.addEventListener('click', () => lightbox.open(0));

// When the page, or this part of it, ends:
window.addEventListener(
  'pagehide',
  ({ persisted }) => persisted || [teardown, lightbox.destroy].forEach((end) => end?.()),
);
