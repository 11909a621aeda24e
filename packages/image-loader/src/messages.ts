/** Logged as a warning if there is nothing to load [5.12]. */
export const missingSourceMessage = 'Invalid or missing image source.';

/** Logged as a warning for an element that is not an `img` [5.12]. */
export const invalidElementMessage = 'Element is not a valid image element.';

/** Logged as a warning if a picture to place has no parent [5.12]. */
export const missingParentMessage = 'Image element has no parentNode.';
