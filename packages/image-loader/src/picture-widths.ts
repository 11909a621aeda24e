/**
 * The widths in which every picture exists [9.16], in px, smallest first. Servers make no others,
 * so that each is made once.
 */
export const pictureWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const;

/** One of the widths in which a picture exists. */
export type PictureWidth = (typeof pictureWidths)[number];
