/** The widths in px from which a screen is a desktop's, and a wide one's [9.24]. */
export const breakpoints = { desktop: 800, wide: 1024 } as const;

/** The heights in px of screens that pages are looked at in [9.24]. */
export const deviceHeights = { phone: 926, tablet: 1024, large: 1366 } as const;
