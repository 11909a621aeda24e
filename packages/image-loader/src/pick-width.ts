import { pictureWidths, type PictureWidth } from './picture-widths';

/**
 * Picks the listed width to request [9.16]: the smallest that is enough, or 2500 if none is. Never
 * requests more than the picture's own width, rounded up to a listed width.
 *
 * @param needed displayed px, see `neededWidth`; anything but a number means the largest width
 * @param natural the picture's own width in px. @default no limit
 * @example pickWidth(751, 4000) // 1000
 */
export function pickWidth(needed: number, natural = Infinity): PictureWidth {
  return pictureWidths.find((width) => width >= needed || width >= natural) ?? 2500;
}
