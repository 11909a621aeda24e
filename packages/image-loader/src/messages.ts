/** Logged as a warning if there is nothing to load [5.12]. */
export const missingSourceMessage = 'Invalid or missing image source.';

/** Logged as a warning for an element that is not an `img` [5.12]. */
export const invalidElementMessage = 'Element is not a valid image element.';

/** Logged as a warning if a picture to place has no parent [5.12]. */
export const missingParentMessage = 'Image element has no parentNode.';

/** Logged as a warning if no picture is given, as by a lookup that found none [8.13]. */
export const noImageMessage = 'No image';

/** Logged as a warning if a list of pictures is empty [8.13]. */
export const noImagesMessage = 'No images';
