import { isLowContrast, judgeContrasts } from '../look/judge-contrasts';
import { readThemeLook } from '../look/theme-look';

/**
 * Lists the pairs of colours that not everybody can tell apart, in the light and the dark scheme.
 *
 * @param theme the style sheet of a theme; a colour that it does not set is the default one
 * @returns such as `dark: text on ground has 3.9, needs 4.5`; empty when all is well
 */
export function lowContrasts(theme: string): string[] {
  return judgeContrasts({}, readThemeLook(theme))
    .filter(isLowContrast)
    .map(
      ({ scheme, role, on, ratio, least }) =>
        `${scheme}: ${role} on ${on} has ${ratio.toFixed(2)}, needs ${least}`,
    );
}
