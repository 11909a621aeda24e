import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import fraunces from '@capsizecss/metrics/fraunces';
import georgia from '@capsizecss/metrics/georgia';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';

/** The fonts of our themes, and those that stand in for them. */
const measured = [arial, fraunces, georgia, instrumentSans, timesNewRoman];

/** A font of the system that stands in for another one, in its size and line. */
export interface StandIn {
  readonly family: string;
  /** Such as `size-adjust: 102.7365%`; what it is, and what it has to be. */
  readonly has: readonly string[];
  readonly wanted: readonly string[];
}

const overrides = ['ascent-override', 'descent-override', 'size-adjust'] as const;

/**
 * Measures the stand-ins of a theme: each `@font-face` with a local font, which is named after the
 * font it stands in for, such as `Instrument Sans stand-in`.
 *
 * @param theme its style sheet
 */
export function measureStandIns(theme: string): StandIn[] {
  const faces = [...theme.matchAll(/@font-face ?\{([^}]+)\}/g)].map(([, face = '']) => face);
  return faces.flatMap((face) => {
    const family = /font-family: ?'?([^';]+)'?;/.exec(face)?.[1] ?? '';
    const local = /local\('([^']+)'\)/.exec(face)?.[1];
    if (local === undefined) return [];
    const stack = [metricsOf(family.replace(/ stand-in.*$/, '')), metricsOf(local)] as const;
    const { fontFaces } = createFontStack([...stack]);
    const valuesIn = (text: string) =>
      overrides.map((name) => {
        const value = new RegExp(`${name}: ?([\\d.]+%)`).exec(text)?.[1];
        return value === undefined ? `no ${name}` : `${name}: ${value}`;
      });
    return [{ family, has: valuesIn(face), wanted: valuesIn(fontFaces) }];
  });
}

function metricsOf(family: string) {
  const metrics = measured.find(({ familyName }) => familyName === family);
  if (!metrics) throw new Error(`[site-model] nobody has measured the font ${family}.`);
  return metrics;
}
