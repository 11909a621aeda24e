import { createImageLoader } from '@frontage/image-loader/dom';

export function mount() {
  const loader = createImageLoader({ window });
  for (const image of document.querySelectorAll('img[data-src]')) loader.observe(image);
}
