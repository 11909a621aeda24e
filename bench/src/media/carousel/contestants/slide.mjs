const picture = (colour) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 6 4'><rect width='6' height='4' fill='%23${colour}'/></svg>`;

const pictures = ['c66', '6a6', '66c', 'ca5'].map(picture);

/**
 * What every slide holds, whoever moves it.
 *
 * @param {number} index
 * @returns {string}
 */
export function slideContent(index) {
  return `<figure><img src="${pictures[index % 4]}" width="600" height="400" alt="Slide ${index + 1}"></figure>`;
}

/**
 * Slides one after the other.
 *
 * @param {number} count
 * @param {(content: string, index: number) => string} wrap
 * @returns {string}
 */
export function slides(count, wrap) {
  return Array.from({ length: count }, (_, index) => wrap(slideContent(index), index)).join('');
}
