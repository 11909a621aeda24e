const pictureFile = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Whether a link opens a lightbox.
 *
 * @param selector those that do. @default those that lead to a picture file, or have
 *   `data-lightbox`
 */
export function isOpener(link: HTMLAnchorElement, selector?: string): boolean {
  return selector
    ? link.matches(selector)
    : 'lightbox' in link.dataset || pictureFile.test(link.pathname);
}
