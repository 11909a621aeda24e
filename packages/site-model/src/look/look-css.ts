import type { ColorRole } from '../tokens';
import { lookColor } from './judge-contrasts';
import { fontFaces, fontStack, lookFonts, type LookFont } from './look-fonts';
import { lookRoles, type LookFace, type LookStep, type SiteLook } from './site-look';
import { readThemeLook, type ThemeLook } from './theme-look';

/** What a look is formatted for. */
export interface LookSite {
  /** The style sheet of the site's theme. */
  readonly theme: string;
  /** The fonts that its pages can have; another one is left to the theme. @default `lookFonts` */
  readonly fonts?: readonly LookFont[];
}

/** A page, as far as its fonts differ. */
export interface LookPage {
  /** The fonts that it asks for at once without a look. */
  readonly asked: readonly string[];
  readonly dir: 'ltr' | 'rtl';
  /** BCP 47. */
  readonly locale: string;
}

/** Sizes that grow with the window, in rem: at 320 px, and at the widest. */
export const lookRanges = {
  'text-h1': [2.5, 5],
  'text-h2': [1.75, 2.625],
  'text-h3': [1.25, 1.4375],
  'text-lead': [1.25, 1.5],
  'text-body': [1.0625, 1.125],
  'text-small': [0.9375, 0.96875],
  'row-gap': [2, 3.25],
  'section-gap': [4, 8],
} as const;

/** Windows between which sizes grow, in rem. */
const [narrow, wide] = [20, 84];

/** How much longer each step makes a range: its start, which phones have, and its end. */
const factors: Readonly<Record<string, readonly [start: number, end: number]>> = {
  'display-size small': [0.8, 0.75],
  'display-size large': [1, 1.2],
  'display-size huge': [1.1, 1.5],
  'text-size small': [0.94, 0.94],
  'text-size large': [1.08, 1.12],
  'text-size larger': [1.16, 1.24],
  'spacing tight': [0.7, 0.65],
  'spacing airy': [1.1, 1.4],
};

/** What grows together. */
const grown: Readonly<Partial<Record<LookStep, readonly (keyof typeof lookRanges)[]>>> = {
  'display-size': ['text-h1', 'text-h2', 'text-h3'],
  'text-size': ['text-lead', 'text-body', 'text-small'],
  spacing: ['row-gap', 'section-gap'],
};

const weights: Readonly<Record<string, number>> = {
  light: 300,
  regular: 400,
  medium: 500,
  bold: 650,
};

/** The two radii of corners, in px. */
const radii: Readonly<Record<string, readonly [number, number]>> = {
  square: [0, 0],
  round: [10, 20],
};

/** Main buttons, and those that look quiet; not links and boxes, which only act as buttons. */
const buttons = '.fr-action:not([data-look=link],[data-look=box])';

const outlined =
  '.fr-action:not([data-look],:disabled,[aria-disabled=true]){background:none;color:var(--fr-color-accent)}' +
  '.fr-action:not([data-look],:disabled,[aria-disabled=true]):hover{background:color-mix(in srgb,var(--fr-color-accent) 10%,transparent)}';

/**
 * Formats a look as values of tokens, which follow the site's theme; '' for a look that changes
 * nothing. On paper colours and spaces stay those of the theme.
 */
export function lookCss(look: SiteLook, { theme, fonts = lookFonts }: LookSite): string {
  const chosen = (face: LookFace) => fonts.find(({ id }) => id === look[face]);
  const [display, text] = [chosen('display-font'), chosen('text-font')];
  const themeLook = readThemeLook(theme);
  const faces = [...new Set([display, text])]
    .filter((font) => font !== undefined)
    .filter(({ file }) => file && !themeLook.files.some(({ address }) => address === file.address))
    .map(fontFaces);
  const weight = weights[look['display-weight'] ?? ''];
  const everywhere = rule(':root', [
    ...growing(look, 'display-size'),
    ...growing(look, 'text-size'),
    ...(weight === undefined ? [] : [`--fr-weight-display:${weight}`]),
    ...(radii[look.corners ?? ''] ?? []).map((px, index) => `--fr-radius-${index + 1}:${px}px`),
  ]);
  const onScreens =
    rule(':root', [...colors(look, themeLook), ...growing(look, 'spacing')]) +
    (look['button-fill'] === 'outlined' ? outlined : '');
  const rules =
    family(display, 'display', themeLook) +
    family(text, 'text', themeLook) +
    everywhere +
    (look['button-shape'] === 'pill' ? `${buttons}{border-radius:999px}` : '') +
    (onScreens && `@media screen{${onScreens}}`);
  return faces.join('') + (rules && `@layer page{${rules}}`);
}

/**
 * Lists the addresses of fonts that pages with a look ask for at once: those that they asked for
 * before (`asked`) and still use, and those of the look.
 */
export function lookPreloads(
  look: SiteLook,
  { theme, fonts = lookFonts }: LookSite,
  { asked, dir, locale }: LookPage,
): readonly string[] {
  const { families, files, languages } = readThemeLook(theme);
  if (languages.some((tag) => locale === tag || locale.startsWith(`${tag}-`))) return asked;
  const known = fonts.filter(({ isLatin }) => dir === 'ltr' || !isLatin);
  const faces = (['display', 'text'] as const).map((face) => ({
    family: families[face],
    font: known.find(({ id }) => id === look[`${face}-font`]),
  }));
  const isUnused = (family: string) =>
    faces.some((face) => face.font && face.family === family) &&
    !faces.some((face) => !face.font && face.family === family);
  const unused = files.filter(({ family }) => isUnused(family)).map(({ address }) => address);
  const own = faces.flatMap(({ font }) => font?.file?.address ?? []);
  return [...new Set([...asked.filter((address) => !unused.includes(address)), ...own])];
}

function rule(selector: string, values: readonly string[]): string {
  return values.length === 0 ? '' : `${selector}{${values.join(';')}}`;
}

/** Pages keep the fonts of the theme where it has some for their language, or a font no letters. */
function family(
  font: LookFont | undefined,
  face: 'display' | 'text',
  { languages }: ThemeLook,
): string {
  if (!font) return '';
  const tracking = face === 'display' ? font.tracking : undefined;
  const kept = [
    ...(font.isLatin ? [':not([dir=rtl])'] : []),
    ...languages.map((tag) => `:not(:lang(${tag}))`),
  ];
  return rule(`:root${kept.join('')}`, [
    `--fr-font-${face}:${fontStack(font)}`,
    ...(tracking === undefined ? [] : [`--fr-tracking-display:${tracking}em`]),
  ]);
}

function colors(look: SiteLook, theme: ThemeLook): string[] {
  const isChosen = (role: ColorRole) => `light-${role}` in look || `dark-${role}` in look;
  const value = (role: ColorRole) =>
    `--fr-color-${role}:light-dark(${lookColor(look, theme, 'light', role)},${lookColor(look, theme, 'dark', role)})`;
  return [
    ...lookRoles.filter(isChosen).map(value),
    ...(isChosen('accent') ? [value('focus')] : []),
  ];
}

function growing(look: SiteLook, step: LookStep): string[] {
  const factor = factors[`${step} ${look[step]}`];
  if (!factor) return [];
  return (grown[step] ?? []).map((name) => {
    const [start, end] = lookRanges[name];
    return `--fr-${name}:${fluid(start * factor[0], end * factor[1])}`;
  });
}

/** A size that grows evenly from narrow windows to wide ones. */
function fluid(start: number, end: number): string {
  const slope = (end - start) / (wide - narrow);
  const round = (rem: number) => Number(rem.toFixed(4));
  const [least, most] = [start, end].sort((a, b) => a - b).map(round);
  return `clamp(${least}rem,${round(start - slope * narrow)}rem + ${round(slope * 100)}vw,${most}rem)`;
}
