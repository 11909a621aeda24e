/** The widths that our picture server has. */
export const widths = [100, 300, 500, 750, 1000, 1500, 2500];

const address = (index) => `/tiny-${index}.png`;
const addresses = (index) =>
  widths.map((width) => `${address(index)}?format=${width}w ${width}w`).join(', ');

/**
 * What each contestant wants on a picture: `attributes` usually, `responsive` when the
 * width is to be chosen; those that choose none are told all that is known when nobody
 * knows the box.
 *
 * @type {Record<string, { attributes(index: number): string, responsive?(index: number): string }>}
 */
export const markup = {
  frontage: { attributes: ownAttributes },
  // What its limit of sixteen pictures at a time costs [9.17]: no peer has one.
  'frontage-at-once': { attributes: ownAttributes },
  lozad: {
    attributes: (index) => `class="lozad" data-src="${address(index)}"`,
    responsive: (index) => `class="lozad" sizes="100vw" data-srcset="${addresses(index)}"`,
  },
  'vanilla-lazyload': {
    attributes: (index) => `class="lazy" data-src="${address(index)}"`,
    responsive: (index) => `class="lazy" data-sizes="100vw" data-srcset="${addresses(index)}"`,
  },
  lazysizes: {
    attributes: (index) => `class="lazyload" data-sizes="auto" data-srcset="${addresses(index)}"`,
  },
  'native-auto': {
    attributes: (index) => `loading="lazy" sizes="auto" srcset="${addresses(index)}"`,
  },
  // The same page with pictures that have no address: what the rest of it costs.
  blank: { attributes: () => '' },
};

function ownAttributes(index) {
  return `data-src="${address(index)}" data-image-dimensions="3000x2000"`;
}
