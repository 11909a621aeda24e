/** All designs [1.05]. */
export const galleryDesigns = [
  'base',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'carousel',
  'list',
  'stacked',
  'strip',
] as const;

/** The name of a design [1.05]. */
export type GalleryDesign = (typeof galleryDesigns)[number];

/** Whether there is a design of that name. */
export function isGalleryDesign(name: string): name is GalleryDesign {
  return galleryDesigns.some((design) => design === name);
}
