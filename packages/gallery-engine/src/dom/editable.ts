/** Selects elements that use keys themselves: a gallery ignores keys there [4.13]. */
export const editable = 'input,textarea,select,audio,video,[contenteditable]';
