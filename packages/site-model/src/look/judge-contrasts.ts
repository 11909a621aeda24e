import type { ColorRole } from '../tokens';
import { contrast } from './contrast';
import { lookSchemes, type LookScheme, type SiteLook } from './site-look';
import type { ThemeLook } from './theme-look';

/** Two colours of a look, one on the other. */
export interface LookContrast {
  readonly scheme: LookScheme;
  readonly role: ColorRole;
  readonly on: ColorRole;
  /** From 1 to 21. */
  readonly ratio: number;
  /** What WCAG 2.2 AA asks for: words 4.5, edges and rings 3. */
  readonly least: number;
}

/** What each ground carries, with the least contrast. */
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

const pairs: readonly (readonly [ColorRole, ColorRole, number])[] = [
  ...onGrounds.flatMap(([role, least]) =>
    (['ground', 'surface'] as const).map((under) => [role, under, least] as const),
  ),
  ['accent-text', 'accent', 4.5],
];

/**
 * Judges every pair of colours that stand on each other, in both schemes.
 *
 * @param look what the owner has chosen
 * @param theme says what is not chosen
 */
export function judgeContrasts(
  look: SiteLook,
  theme: Pick<ThemeLook, 'color'>,
): readonly LookContrast[] {
  return lookSchemes.flatMap((scheme) =>
    pairs.map(([role, on, least]) => {
      const colors = [role, on].map((one) => lookColor(look, theme, scheme, one));
      const [color = '', ground = ''] = colors;
      return { scheme, role, on, ratio: contrast(color, ground), least };
    }),
  );
}

/** Whether not everybody can tell two colours apart. */
export function isLowContrast({ ratio, least }: Pick<LookContrast, 'ratio' | 'least'>): boolean {
  return ratio < least;
}

/** The colour of a role: as chosen, else as in the theme. Rings of focus have a chosen accent. */
export function lookColor(
  look: SiteLook,
  theme: Pick<ThemeLook, 'color'>,
  scheme: LookScheme,
  role: ColorRole,
): string {
  const chosen: Readonly<Record<string, string | undefined>> = look;
  const own = chosen[`${scheme}-${role === 'focus' ? 'accent' : role}`];
  return own ?? theme.color(role, scheme);
}
