/** Viewport sizes at which layouts change, in CSS pixels [9.24]. */
export const breakpoints = {
  /** The last width that counts as mobile. */
  mobileMax: 432,
  /** The first width that counts as desktop. */
  desktopMin: 433,
  /** Widths at which a desktop layout gets more space. */
  desktop: [800, 1024],
  /** Heights of the devices for which layouts are made. */
  deviceHeights: [926, 1024, 1366],
} as const;

/** Whether a viewport of this width, in CSS pixels, counts as mobile [9.24]. */
export function isMobileWidth(width: number): boolean {
  return width < breakpoints.desktopMin;
}
