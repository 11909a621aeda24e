/** A selector of what keys mean something of their own in: a gallery leaves them to it [4.13]. */
export const editable = 'input,textarea,select,audio,video,[contenteditable]';
