/**
 * The sizes around a gallery [9.23]: padding in px, thumbnails per row, their video ratio, the
 * strip's padding cap in px.
 */
export const thumbnailDefaults = {
  padding: 20,
  perRow: 4,
  videoRatio: 16 / 9,
  stripPaddingCap: 5,
} as const;
