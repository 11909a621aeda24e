import 'photoswipe/style.css';
import PhotoSwipe from 'photoswipe';
import PhotoSwipeLightbox from 'photoswipe/lightbox';
import { links } from './links.mjs';

export const html = (count) => links(count, () => 'data-pswp-width="1600" data-pswp-height="1067"');

export const open = '.pswp';

export function mount(root) {
  const lightbox = new PhotoSwipeLightbox({ gallery: root, children: 'a', pswpModule: PhotoSwipe });
  lightbox.init();
  return () => lightbox.destroy();
}
