import '@frontage/lightbox/style.css';
import { mountLightbox } from '@frontage/lightbox/dom';
import { links } from './links.mjs';

export const html = (count) => links(count);

/** What is there while it is open. */
export const open = 'dialog.fr-lightbox';

export function mount(root) {
  return mountLightbox(root, { controls: { previous: true, next: true } }, { window });
}
