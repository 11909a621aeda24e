/** Selector of every root that `readPublishedGallery` understands. */
export const publishedGallerySelector =
  '.sqs-gallery-container,.gallery-section :is(.gallery-grid,.gallery-strips,.gallery-masonry,.gallery-slideshow,.gallery-reel)';
