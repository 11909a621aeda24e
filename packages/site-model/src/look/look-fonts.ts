/** A font of the system in the size and line of one that is still to come. */
interface StandIn {
  /** Fonts with the same widths, such as `Georgia`. */
  readonly local: readonly string[];
  /** In percent. */
  readonly ascent: number;
  /** In percent. */
  readonly descent: number;
  /** In percent. */
  readonly size: number;
}

/** A font that pages can have. */
export interface LookFont {
  /** Its id in a look. */
  readonly id: string;
  /** Its name for owners. */
  readonly name: string;
  /** The name of one with a file in style sheets. @default its name for owners */
  readonly family?: string;
  /** The file that it comes in. @default none: it is one of the visitor's system */
  readonly file?: { readonly address: string; readonly weights: string };
  /** What stands in for it, as CSS families. */
  readonly fallback: string;
  /** @default none: words are of another width until the next page */
  readonly standIns?: readonly StandIn[];
  /** How far apart letters of headings stand, in em. @default as in the theme */
  readonly tracking?: number;
  /** Whether it has Latin letters only: pages from right to left keep their own. @default false */
  readonly isLatin?: boolean;
}

/**
 * The fonts of packages, and those of systems, which cost no byte. Numbers of stand-ins are those
 * of `createFontStack` of @capsizecss/core; `theme.test.ts` of the sample site measures them.
 */
export const lookFonts: readonly LookFont[] = [
  {
    id: 'fraunces',
    name: 'Fraunces',
    file: { address: '/_frontage/fonts/fraunces-latin-wght-normal.woff2', weights: '100 900' },
    fallback: 'serif',
    standIns: [
      { local: ['Georgia', 'Gelasio'], ascent: 92.9623, descent: 24.2386, size: 105.2039 },
      {
        local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
        ascent: 84.7148,
        descent: 22.0882,
        size: 115.4462,
      },
    ],
    tracking: -0.022,
    isLatin: true,
  },
  {
    id: 'instrument-sans',
    name: 'Instrument Sans',
    file: {
      address: '/_frontage/fonts/instrument-sans-latin-wght-normal.woff2',
      weights: '400 700',
    },
    fallback: 'sans-serif',
    standIns: [
      {
        local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
        ascent: 94.4163,
        descent: 24.3341,
        size: 102.7365,
      },
    ],
    tracking: -0.03,
    isLatin: true,
  },
  {
    id: 'system-sans',
    name: 'Sans of the device',
    fallback: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    tracking: -0.02,
  },
  {
    id: 'system-serif',
    name: 'Serif of the device',
    fallback: "ui-serif, Georgia, 'Times New Roman', serif",
    tracking: -0.01,
  },
  {
    id: 'system-book',
    name: 'Book of the device',
    fallback: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, serif",
    tracking: -0.005,
  },
  {
    id: 'system-mono',
    name: 'Typewriter of the device',
    fallback: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
    tracking: -0.03,
  },
];

/** Formats the families of a font, itself first, as CSS. */
export function fontStack({
  name,
  family = name,
  file,
  fallback,
  standIns = [],
}: LookFont): string {
  const own = file
    ? [`'${family}'`, ...standIns.map((_standIn, index) => standInName(family, index))]
    : [];
  return [...own, fallback].join(', ');
}

/**
 * Formats the rules that fetch a font, and those of its stand-ins. It is shown on the first page
 * only if it comes before the first words are: so nothing moves.
 */
export function fontFaces({ name, family = name, file, standIns = [] }: LookFont): string {
  if (!file) return '';
  const face = `@font-face{font-family:'${family}';src:url('${file.address}') format('woff2');font-weight:${file.weights};font-display:optional}`;
  return (
    face +
    standIns.map((standIn, index) => standInFace(standIn, standInName(family, index))).join('')
  );
}

function standInFace({ local, ascent, descent, size }: StandIn, family: string): string {
  const sources = local.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:${family};src:${sources};ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${size}%}`;
}

function standInName(name: string, index: number): string {
  return index === 0 ? `'${name} stand-in'` : `'${name} stand-in ${index + 1}'`;
}
