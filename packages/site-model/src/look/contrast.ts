/** Contrast of two colours such as `#0e1215` as WCAG defines it, from 1 to 21. */
export function contrast(text: string, ground: string): number {
  const [dark = 0, light = 0] = [luminance(text), luminance(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of `#rrggbb` as WCAG 2 defines it. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
