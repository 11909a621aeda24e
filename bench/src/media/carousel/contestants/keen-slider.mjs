import 'keen-slider/keen-slider.min.css';
import KeenSlider from 'keen-slider';
import { slides } from './slide.mjs';

export const slide = '.keen-slider__slide';

export function html(count) {
  return `<div class="keen-slider">${slides(count, (content) => `<div class="keen-slider__slide">${content}</div>`)}</div>`;
}

export function mount(root) {
  const slider = new KeenSlider(root, { loop: true, slides: { perView: 3, spacing: 12 } });
  return { next: () => slider.next(), destroy: () => slider.destroy() };
}
