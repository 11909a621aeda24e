/** Red, green and blue from 0 to 255, and how opaque it is, from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, opacity: number];

/**
 * Makes what reads a colour as a browser computes it, in whatever notation, such as `oklch(…)`.
 *
 * @param document any
 */
export function createColorReader(document: Document): (color: string) => Color {
  let context: CanvasRenderingContext2D | null | undefined;
  const known = new Map<string, Color>();
  return (color) => {
    const before = known.get(color) ?? readPlain(color);
    if (before) return before;
    context ??= createCanvas(document);
    if (!context) return [0, 0, 0, 1];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = context.getImageData(0, 0, 1, 1).data;
    const read: Color = [red, green, blue, opacity / 255];
    known.set(color, read);
    return read;
  };
}

/** Most colours are computed to this notation, for which nothing has to be drawn. */
function readPlain(color: string): Color | undefined {
  const parts = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(color);
  if (!parts) return undefined;
  const [, red, green, blue, opacity = 1] = parts;
  return [Number(red), Number(green), Number(blue), Number(opacity)];
}

function createCanvas(document: Document): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  return canvas.getContext('2d', { willReadFrequently: true });
}

/** Gives the colour that is seen where one lies over an opaque other. */
export function layOver(ground: Color, [red, green, blue, opacity]: Color): Color {
  const mix = (over: number, under: number) => over * opacity + under * (1 - opacity);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

/**
 * Gives how much two colours differ for a reader, from 1 to 21, by the formula of WCAG 2.
 *
 * @param one opaque
 * @param other opaque
 */
export function contrastOf(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Color): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
