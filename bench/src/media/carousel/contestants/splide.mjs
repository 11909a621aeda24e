import '@splidejs/splide/css/core';
import { Splide } from '@splidejs/splide';
import { slides } from './slide.mjs';

export const slide = '.splide__slide';

export function html(count) {
  const list = slides(count, (content) => `<li class="splide__slide">${content}</li>`);
  return `<section class="splide" aria-label="Works"><div class="splide__track"><ul class="splide__list">${list}</ul></div></section>`;
}

export function mount(root) {
  const splide = new Splide(root, { type: 'loop', perPage: 3, perMove: 1, gap: 12 }).mount();
  return { next: () => splide.go('>'), destroy: () => splide.destroy(true) };
}
