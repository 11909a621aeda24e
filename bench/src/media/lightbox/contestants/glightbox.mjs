import 'glightbox/dist/css/glightbox.min.css';
import GLightbox from 'glightbox';
import { links } from './links.mjs';

export const html = (count) => links(count, () => 'class="glightbox"');

export const open = '.glightbox-container';

export function mount() {
  const lightbox = GLightbox({ selector: '.glightbox' });
  return () => lightbox.destroy();
}
