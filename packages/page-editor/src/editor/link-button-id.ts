/** The id of the button that asks where the chosen words lead. */
export const linkButtonId = 'editor-link';
