import 'swiper/css';
import 'swiper/css/navigation';
import 'swiper/css/a11y';
import Swiper from 'swiper';
import { A11y, Autoplay, Keyboard, Navigation } from 'swiper/modules';
import { slides } from './slide.mjs';

export const slide = '.swiper-slide';

export function html(count) {
  const list = slides(count, (content) => `<div class="swiper-slide">${content}</div>`);
  return `<div class="swiper"><div class="swiper-wrapper">${list}</div><div class="swiper-button-prev"></div><div class="swiper-button-next"></div></div>`;
}

export function mount(root) {
  const [prevEl, nextEl] = ['prev', 'next'].map((way) =>
    root.querySelector(`.swiper-button-${way}`),
  );
  const swiper = new Swiper(root, {
    modules: [A11y, Autoplay, Keyboard, Navigation],
    loop: true,
    slidesPerView: 3,
    spaceBetween: 12,
    keyboard: { enabled: true },
    navigation: { prevEl, nextEl },
  });
  return { next: () => swiper.slideNext(), destroy: () => swiper.destroy(true, true) };
}
