import { createImageLoader } from '@frontage/image-loader/dom';

// <img data-src="/assets/6f/glaze.jpg" data-image-dimensions="1600x900" width="1600" height="900"
// alt="…">
const loader = createImageLoader({ window });
for (const image of document.querySelectorAll('img[data-src]')) loader.observe(image);

// When the page, or this part of it, ends:
window.addEventListener('pagehide', ({ persisted }) => persisted || loader.destroy());
