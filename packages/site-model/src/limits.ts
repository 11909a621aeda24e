// The bounds of what an owner may create [9.08]: a number of items, or of characters (UTF-16 units)
// if a name ends in `Length`. `maxBlocksPerLayout` is defined with page documents.

/** How many tracks an album may have. */
export const maxAlbumTracks = 60;

/** How many items with an order of the owner's choice a collection may have. */
export const maxOrderedItems = 250;

/** How many products a collection may have. */
export const maxCollectionProducts = 200;

/** How many categories a site may have, on all levels together. */
export const maxNestedCategories = 10_000;

/** How many galleries may be imported from a picture service. */
export const maxImportedGalleries = 20;

/** How many pictures each of them may have. */
export const maxImportedPictures = 50;

/** How long a tag may be. */
export const maxTagLength = 50;

/** How long the name of a category may be. */
export const maxCategoryLength = 25;
