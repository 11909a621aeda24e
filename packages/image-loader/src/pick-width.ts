import { pictureWidths, type PictureWidth } from './picture-widths';

/**
 * The listed width to ask for [9.16]: the smallest that is enough, 2500 when none is.
 * A picture is never asked for wider than it is, rounded up to a listed width.
 *
 * @param needed px that are shown, see `neededWidth`; what is no number asks for the most
 * @param natural the picture's own width in px; without it there is no such limit
 * @example pickWidth(751, 4000) // 1000
 */
export function pickWidth(needed: number, natural = Infinity): PictureWidth {
  return pictureWidths.find((width) => width >= needed || width >= natural) ?? 2500;
}
