import type { PictureAddress } from '../../picture/picture-address-context';
import type { PictureData } from '../../picture/picture.parts';
import { openerAttribute } from './lightbox.parts';

/** What a page with such a link needs before a click: the styles of the lightbox. */
export const lightboxNeeds = { styles: ['lightbox'] } as const;

/** The width of the large picture that a link leads to, in px. */
const largest = 2500;

/**
 * Gives the attributes of a link that opens a picture full screen; without scripts it leads to the
 * large picture.
 */
export function lightboxLink(
  picture: PictureData,
  address: PictureAddress,
): Readonly<Record<'href' | `data-${string}`, string>> {
  const { width, height } = picture;
  return {
    href: address(picture, largest),
    [openerAttribute]: '',
    'data-image-dimensions': `${width}x${height}`,
  };
}
