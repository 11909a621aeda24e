import { tokens, type ColorRole } from '../tokens';
import type { LookScheme } from './site-look';

/** What a theme's style sheet says of the parts of a look. */
export interface ThemeLook {
  /** The colour of a role, `#rrggbb`. */
  color(role: ColorRole, scheme: LookScheme): string;
  /** The first family of a face; '' where the theme has none of its own. */
  readonly families: { readonly display: string; readonly text: string };
  /** The address of each font file that the theme fetches, with the family it is for. */
  readonly files: readonly { readonly address: string; readonly family: string }[];
  /** The languages for which it has fonts of their own, such as `ar`. */
  readonly languages: readonly string[];
}

/**
 * Reads what a theme says of the parts of a look; never throws. A colour that it does not set is
 * the default one.
 *
 * @param theme a style sheet, such as that of a site
 */
export function readThemeLook(theme: string): ThemeLook {
  const hex = '(#[0-9a-fA-F]{6})';
  const scale = (name: keyof typeof tokens.color) =>
    new RegExp(`--fr-color-${name}:\\s*${hex}`).exec(theme)?.[1] ?? tokens.color[name];
  return {
    color(role, scheme) {
      const own = new RegExp(
        `--fr-color-${role}:\\s*light-dark\\(\\s*${hex}\\s*,\\s*${hex}\\s*\\)`,
      ).exec(theme);
      const color = own?.[scheme === 'light' ? 1 : 2] ?? scale(tokens.role[role][scheme]);
      return color.toLowerCase();
    },
    languages: [
      ...theme.matchAll(
        /:lang\(\s*["']?([\w-]+)["']?\s*\)\s*\{[^}]*--fr-font-(?:display|text)\s*:/g,
      ),
    ].map(([, tag = '']) => tag),
    families: { display: familyOf(theme, 'display'), text: familyOf(theme, 'text') },
    files: [...theme.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
      const address = /url\(\s*['"]?([^'")]+)/.exec(face)?.[1];
      const family = /font-family:\s*['"]?([^'";]+)/.exec(face)?.[1];
      return address === undefined || family === undefined
        ? []
        : [{ address, family: family.trim() }];
    }),
  };
}

/** The first time that a theme sets a face is for the whole page. */
function familyOf(theme: string, face: 'display' | 'text'): string {
  const [, family = ''] = new RegExp(`--fr-font-${face}:\\s*['"]?([^'",;]+)`).exec(theme) ?? [];
  return family.trim();
}
