/**
 * @typedef {{
 *   what: string,
 *   ours?: boolean,
 *   entry: string,
 *   external?: string[],
 *   encoding?: 'gzip' | 'brotli',
 *   most?: number,
 * }} Entry `most`: the target in bytes, in `encoding`
 */

const engine = '@frontage/gallery-engine';
/** What a page with carousels only needs of the style sheet. */
const styles = ['shared', 'controls', 'scroller', 'carousel'].map(
  (part) => `import '../../../packages/gallery-engine/src/dom/${part}-style.css';`,
);

/**
 * What visitors would load, as the text of modules; grouped as the tables show it. @type
 * {Record<string, Entry[]>}
 */
export const entries = {
  'a carousel': [
    {
      what: 'ours: keys, buttons, accessible, autoplay, swipe, address',
      ours: true,
      entry: `${styles.join(' ')} export { mountCarousel, readGallery } from '${engine}/dom';`,
      encoding: 'brotli',
      most: 5500,
    },
    {
      what: 'keen-slider: swipe only',
      entry: "import 'keen-slider/keen-slider.min.css'; export { default } from 'keen-slider';",
    },
    {
      what: 'embla-carousel: swipe only, style not counted',
      entry: "export { default } from 'embla-carousel';",
    },
    {
      what: 'flickity: swipe, buttons, autoplay',
      entry:
        "import 'flickity/dist/flickity.min.css'; import F from 'flickity/js/core'; import 'flickity/js/drag'; import 'flickity/js/prev-next-button'; import 'flickity/js/player'; export { F };",
    },
    {
      what: 'splide: keys, buttons, accessible, autoplay, swipe',
      entry: "import '@splidejs/splide/css/core'; export { Splide } from '@splidejs/splide';",
    },
    {
      what: 'swiper: keys, buttons, accessible, autoplay, swipe',
      entry:
        "import 'swiper/css'; import 'swiper/css/navigation'; import 'swiper/css/a11y'; import Swiper from 'swiper'; import { Navigation, Keyboard, A11y, Autoplay } from 'swiper/modules'; export { Swiper, Navigation, Keyboard, A11y, Autoplay };",
    },
  ],
  'every design': [
    {
      what: 'ours: nine designs, linking, history',
      ours: true,
      entry: `import '${engine}/style.css'; export { mountGallery, readGallery } from '${engine}/dom';`,
      encoding: 'brotli',
      most: 9000,
    },
    {
      what: 'swiper, all modules',
      entry: "import 'swiper/css/bundle'; export { default } from 'swiper/bundle';",
    },
  ],
  'a lightbox': [
    {
      what: 'ours, before the first click',
      ours: true,
      entry: "export { mountLightbox } from '@frontage/lightbox/dom';",
      external: ['./open-links', './path-names-item'],
      encoding: 'brotli',
      most: 500,
    },
    {
      what: 'ours, complete but for gestures, which load apart',
      ours: true,
      entry:
        "import '@frontage/lightbox/style.css'; export { mountLightbox } from '@frontage/lightbox/dom';",
      external: ['./gestures'],
      encoding: 'brotli',
      most: 5500,
    },
    {
      what: 'ours, complete',
      ours: true,
      entry:
        "import '@frontage/lightbox/style.css'; export { mountLightbox } from '@frontage/lightbox/dom';",
      encoding: 'brotli',
      most: 7500,
    },
    {
      what: 'photoswipe, before the first click',
      entry: "export { default } from 'photoswipe/lightbox';",
    },
    {
      what: 'photoswipe, complete',
      entry:
        "import 'photoswipe/style.css'; import L from 'photoswipe/lightbox'; import P from 'photoswipe'; export { L, P };",
    },
    {
      what: 'yet-another-react-lightbox, React not counted',
      entry:
        "import 'yet-another-react-lightbox/styles.css'; export { default } from 'yet-another-react-lightbox';",
      external: ['react', 'react-dom', 'react/jsx-runtime'],
    },
    {
      what: 'yet-another-react-lightbox with React',
      entry:
        "import 'yet-another-react-lightbox/styles.css'; import Y from 'yet-another-react-lightbox'; import { createRoot } from 'react-dom/client'; export { Y, createRoot };",
    },
    {
      what: 'glightbox',
      entry: "import 'glightbox/dist/css/glightbox.min.css'; export { default } from 'glightbox';",
    },
  ],
  'layouts, without a document': [
    {
      what: 'ours: rows',
      ours: true,
      entry: `export { layoutRows } from '${engine}';`,
      encoding: 'brotli',
      most: 350,
    },
    {
      what: 'ours: columns',
      ours: true,
      entry: `export { layoutColumns } from '${engine}';`,
      encoding: 'brotli',
      most: 260,
    },
    {
      what: 'react-photo-album: rows',
      entry: "export { default } from '../../node_modules/react-photo-album/dist/layouts/rows.js';",
    },
    {
      what: 'react-photo-album: columns',
      entry:
        "export { default } from '../../node_modules/react-photo-album/dist/layouts/masonry.js';",
    },
    { what: 'justified-layout: rows', entry: "export { default } from 'justified-layout';" },
  ],
  'an image loader': [
    {
      what: 'ours, as pages use it: width of the box, queue, again when it grows',
      ours: true,
      entry: "export { createImageLoader } from '@frontage/image-loader/dom';",
      encoding: 'gzip',
      most: 1200,
    },
    { what: 'lozad: no widths', entry: "export { default } from 'lozad';" },
    { what: 'vanilla-lazyload: no widths', entry: "export { default } from 'vanilla-lazyload';" },
    { what: 'lazysizes: width of the box', entry: "export { default } from 'lazysizes';" },
  ],
};
