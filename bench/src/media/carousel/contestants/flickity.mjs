import 'flickity/dist/flickity.min.css';
import Flickity from 'flickity/js/core';
import 'flickity/js/drag';
import 'flickity/js/player';
import 'flickity/js/prev-next-button';
import { slides } from './slide.mjs';

export const slide = '.cell';

export const style = '.cell{width:33.3333%}';

export function html(count) {
  return `<div class="flickity">${slides(count, (content) => `<div class="cell">${content}</div>`)}</div>`;
}

export function mount(root) {
  const flickity = new Flickity(root, { wrapAround: true, cellAlign: 'left' });
  return { next: () => flickity.next(), destroy: () => flickity.destroy() };
}
