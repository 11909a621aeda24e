import type { ColorRole } from '../tokens';

/** The schemes in which a page is shown. */
export const lookSchemes = ['light', 'dark'] as const;

/** A scheme in which a page is shown. */
export type LookScheme = (typeof lookSchemes)[number];

/** The roles of colours that an owner chooses; the others follow from them or from the theme. */
export const lookRoles = [
  'ground',
  'surface',
  'text',
  'text-quiet',
  'line',
  'line-strong',
  'accent',
  'accent-text',
] as const satisfies readonly ColorRole[];

/** A role of a colour that an owner chooses. */
export type LookRole = (typeof lookRoles)[number];

/** A colour of a look, such as `light-ground`. */
export type LookColor = `${LookScheme}-${LookRole}`;

/** What is chosen among a few steps. */
export type LookStep =
  | 'display-size'
  | 'display-weight'
  | 'text-size'
  | 'spacing'
  | 'corners'
  | 'button-shape'
  | 'button-fill';

/** A face of a look: of headings, and of all other words. */
export type LookFace = 'display-font' | 'text-font';

/** A part of a look. */
export type LookPart = LookColor | LookFace | LookStep;

/**
 * The look of a site: what its owner has chosen instead of what its theme says. Colours are
 * `#rrggbb` in small letters, faces ids of fonts, steps values of `lookFields`. What is absent is
 * as in the theme. `readLook` makes one from anything.
 */
export type SiteLook = Readonly<Partial<Record<LookPart, string>>>;
