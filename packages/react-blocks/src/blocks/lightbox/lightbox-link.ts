import { sizedAddress } from '@frontage/image-loader';
import type { PictureData } from '../../picture/picture.parts';
import { openerAttribute } from './lightbox.parts';

/** What a page with such a link needs before a click: the look of what it opens. */
export const lightboxNeeds = { styles: ['lightbox'] } as const;

/** The width of the large picture that a link leads to, in px. */
const largest = 2500;

/**
 * The attributes of a link that opens a picture full screen; without scripts it leads to the large
 * picture.
 */
export function lightboxLink({
  source,
  width,
  height,
}: PictureData): Readonly<Record<'href' | `data-${string}`, string>> {
  return {
    href: sizedAddress(source, largest),
    [openerAttribute]: '',
    'data-image-dimensions': `${width}x${height}`,
  };
}
