/** Warned when there is nothing to load [5.12]. */
export const missingSourceMessage = 'Invalid or missing image source.';

/** Warned when something other than an `img` is given [5.12]. */
export const invalidElementMessage = 'Element is not a valid image element.';
