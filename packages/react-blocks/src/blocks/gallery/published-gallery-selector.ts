/**
 * Selector of every root that `readPublishedGallery` understands. A summary has its pager in its
 * heading, outside of the container of its slides.
 */
export const publishedGallerySelector =
  '.summary-block-wrapper,.sqs-gallery-container:not(.summary-block-wrapper *),.gallery-section :is(.gallery-grid,.gallery-strips,.gallery-masonry,.gallery-slideshow,.gallery-reel)';
