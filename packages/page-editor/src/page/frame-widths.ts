/** The widths of phones and tablets that a page is looked at in, in px; 0 is all that there is. */
export const frameWidths = { phone: 390, tablet: 768, full: 0 } as const;
