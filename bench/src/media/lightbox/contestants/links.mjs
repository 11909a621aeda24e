/**
 * A page's pictures, each with its link; what all contestants start from.
 *
 * @param {number} count
 * @param {(index: number) => string} [attributes] of the link
 * @returns {string}
 */
export function links(count, attributes = () => '') {
  const item = (_, index) =>
    `<li data-slide-id="p${index}" data-image-dimensions="1600x1067"><figure><a href="/large-${index}.png" ${attributes(index)}><img src="/small-${index}.png" width="150" height="100" alt="Picture ${index + 1}" loading="lazy"></a><figcaption>Picture ${index + 1}</figcaption></figure></li>`;
  return `<ul>${Array.from({ length: count }, item).join('')}</ul>`;
}
