import EmblaCarousel from 'embla-carousel';
import { slides } from './slide.mjs';

export const slide = '.embla__slide';

export const style =
  '.embla{overflow:hidden}.embla__list{display:flex}.embla__slide{flex:0 0 33.3333%;min-width:0}';

export function html(count) {
  return `<div class="embla"><div class="embla__list">${slides(count, (content) => `<div class="embla__slide">${content}</div>`)}</div></div>`;
}

export function mount(root) {
  const embla = EmblaCarousel(root, { loop: true, align: 'start' });
  return { next: () => embla.scrollNext(), destroy: () => embla.destroy() };
}
