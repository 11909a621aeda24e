/** Marks the button that asks where the chosen words lead. */
export const linkButtonMark = 'data-editor-link';
