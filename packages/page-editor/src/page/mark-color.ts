/**
 * The colour of what marks something on the page. It stands out by 3 to 1 at least on white and on
 * near-black, since a page may have both; `Highlight` is too dark for dark pages.
 */
export const markColor = '#3b82f6';
