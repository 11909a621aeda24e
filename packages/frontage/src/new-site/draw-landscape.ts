/** What a landscape is drawn from. */
export interface Landscape {
  /** Which hills: the same number gives the same picture. */
  readonly seed: number;
  readonly colors: LandscapeColors;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the sun stands, as a fraction of the width. */
  readonly sunAt: number;
  /** Where the farthest hills begin, as a fraction of the height. */
  readonly horizon: number;
}

/** The colours of a landscape, as `#rrggbb`. */
export interface LandscapeColors {
  /** The sky at its top, and above the horizon. */
  readonly sky: string;
  readonly haze: string;
  readonly sun: string;
  /** The farthest hills, and the nearest. */
  readonly far: string;
  readonly near: string;
}

/** How many ridges stand behind each other. */
const ridges = 7;

/**
 * Draws hills behind hills in the haze under a low sun.
 *
 * @param landscape what it is drawn from
 * @returns a JPEG
 */
export async function drawLandscape(landscape: Landscape): Promise<Uint8Array> {
  // Loaded here: no other command needs it.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(toSvg(landscape)))
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

function toSvg({ seed, colors, width, height, sunAt, horizon }: Landscape): string {
  const sun = { x: width * sunAt, y: height * (horizon - 0.1), r: Math.min(width, height) * 0.085 };
  const layers = Array.from({ length: ridges }, (_, index) => {
    const near = index / (ridges - 1);
    const top = height * (horizon + (1 - horizon) * 0.86 * near ** 1.25);
    const swing = height * (0.035 + 0.075 * near);
    const fill = mix(colors.far, colors.near, near ** 0.85);
    return `<path d="${ridge({ seed: seed + index * 13, width, height, top, swing })}" fill="${fill}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${colors.sky}"/>
<stop offset="${horizon}" stop-color="${colors.haze}"/>
</linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${colors.sun}" stop-opacity="0.9"/>
<stop offset="1" stop-color="${colors.sun}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 5}" fill="url(#glow)"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${colors.sun}"/>
${layers.join('\n')}
</svg>`;
}

/** The outline of a ridge, from one edge to the other: waves over waves. */
function ridge({
  seed,
  width,
  height,
  top,
  swing,
}: Record<'seed' | 'width' | 'height' | 'top' | 'swing', number>): string {
  const steps = 90;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = (index / steps) * 2 * Math.PI;
    const wave =
      Math.sin(x * 0.8 + phase(seed, 1)) * 0.6 +
      Math.sin(x * 1.7 + phase(seed, 2)) * 0.3 +
      Math.sin(x * 4.3 + phase(seed, 3)) * 0.08 +
      Math.sin(x * 9.1 + phase(seed, 4)) * 0.03;
    return `${((index / steps) * width).toFixed(1)},${(top + wave * swing).toFixed(1)}`;
  });
  return `M0,${height} L${points.join(' L')} L${width},${height} Z`;
}

/** An angle that looks random, always the same for the same numbers. */
function phase(seed: number, index: number): number {
  const value = Math.sin(seed * 12.9898 + index * 78.233) * 43758.5453;
  return (value - Math.floor(value)) * 2 * Math.PI;
}

/** The colour between two, as `#rrggbb`. */
function mix(from: string, to: string, part: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((color) => parseInt(color.slice(start, start + 2), 16));
    const value = Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part);
    return value.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
