// How much an owner may put together [9.08]: pieces, or characters (UTF-16 units) where
// a name ends in `Length`. `maxBlocksPerLayout` stands with page documents.

/** How many tracks an album may have. */
export const maxAlbumTracks = 60;

/** How many items a collection may have whose order the owner decides. */
export const maxOrderedItems = 250;

/** How many products a collection may have. */
export const maxCollectionProducts = 200;

/** How many categories a site may have, on all levels together. */
export const maxNestedCategories = 10_000;

/** How many galleries may be taken over from a picture service. */
export const maxImportedGalleries = 20;

/** How many pictures each of them may have. */
export const maxImportedPictures = 50;

/** How long a tag may be. */
export const maxTagLength = 50;

/** How long the name of a category may be. */
export const maxCategoryLength = 25;
