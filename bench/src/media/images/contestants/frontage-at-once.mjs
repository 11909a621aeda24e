import { createImageLoader } from '@frontage/image-loader/dom';

export function mount() {
  const loader = createImageLoader({ window, concurrent: Infinity });
  for (const image of document.querySelectorAll('img[data-src]')) loader.observe(image);
}
