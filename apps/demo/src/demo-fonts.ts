/** A font file that is served with the site. */
export interface SiteFont {
  /** Its name below `/_frontage/`, as `theme.css` has it. */
  readonly name: string;
  /** Where it comes from: a file of an npm package. */
  readonly from: string;
  /** Whether pages ask for it at once. */
  readonly preload: boolean;
}

/** The two fonts of the site, Latin letters only. */
export const demoFonts: readonly SiteFont[] = [
  {
    name: 'fonts/fraunces-latin-wght-normal.woff2',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    preload: true,
  },
  {
    name: 'fonts/instrument-sans-latin-wght-normal.woff2',
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    preload: true,
  },
];
