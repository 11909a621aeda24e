import { tokens, type ColorRole } from '../tokens';

/**
 * What each ground carries, with the least contrast of WCAG 2.2 AA: words 4.5, edges and rings 3.
 */
const onGrounds: readonly (readonly [ColorRole, number])[] = [
  ['text', 4.5],
  ['text-quiet', 4.5],
  ['accent', 4.5],
  ['danger', 4.5],
  ['success', 4.5],
  ['warning', 4.5],
  ['line-strong', 3],
  ['focus', 3],
];

/** Words and what they stand on. */
const pairs: readonly (readonly [ColorRole, ColorRole, number])[] = [
  ...onGrounds.flatMap(([role, least]) =>
    (['ground', 'surface'] as const).map((under) => [role, under, least] as const),
  ),
  ['accent-text', 'accent', 4.5],
];

/**
 * Lists the pairs of colours that not everybody can tell apart, in the light and the dark scheme.
 *
 * @param theme the style sheet of a theme; a colour that it does not set is the default one
 * @returns such as `dark: text on ground has 3.9, needs 4.5`; empty when all is well
 */
export function lowContrasts(theme: string): string[] {
  const colorOf = (role: ColorRole, scheme: 'light' | 'dark') => {
    const name = tokens.role[role][scheme];
    return new RegExp(`--fr-color-${name}: (#[0-9a-f]{6})`).exec(theme)?.[1] ?? tokens.color[name];
  };
  return (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.flatMap(([role, under, least]) => {
      const found = contrast(colorOf(role, scheme), colorOf(under, scheme));
      const is = found.toFixed(2);
      return found >= least ? [] : [`${scheme}: ${role} on ${under} has ${is}, needs ${least}`];
    }),
  );
}

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
