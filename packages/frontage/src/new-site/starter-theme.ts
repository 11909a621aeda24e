/** `theme.css` of a new site: its font, and the values by which it differs. */
export const starterTheme = `/*
 * The look of the site: values of its tokens. All of them stand in the documentation; what is not
 * named here keeps its own value. After a change: npx frontage import
 */
@font-face {
  font-family: 'Instrument Sans';
  src: url('/_frontage/fonts/instrument-sans-latin-wght-normal.woff2') format('woff2');
  font-weight: 400 700;
  font-display: optional;
}

/* Stands in for the font until it is there, in the same size, so that nothing moves. */
@font-face {
  font-family: 'Instrument Sans stand-in';
  src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo');
  ascent-override: 94.4163%;
  descent-override: 24.3341%;
  line-gap-override: 0%;
  size-adjust: 102.7365%;
}

@layer page {
  :root {
    --fr-font-display: 'Instrument Sans', 'Instrument Sans stand-in', sans-serif;
    --fr-font-text: 'Instrument Sans', 'Instrument Sans stand-in', sans-serif;
    --fr-weight-display: 560;
    --fr-tracking-display: -0.03em;

    --fr-color-neutral-50: #fbfbfa;
    --fr-color-neutral-100: #f2f3f2;
    --fr-color-neutral-200: #e3e5e4;
    --fr-color-neutral-300: #cbcfce;
    --fr-color-neutral-400: #a1a7a8;
    --fr-color-neutral-500: #757d80;
    --fr-color-neutral-600: #565e62;
    --fr-color-neutral-700: #40474b;
    --fr-color-neutral-800: #2a3034;
    --fr-color-neutral-900: #191e22;
    --fr-color-neutral-950: #0e1215;

    --fr-color-accent-50: #eff3fb;
    --fr-color-accent-100: #dbe4f6;
    --fr-color-accent-200: #b9cbee;
    --fr-color-accent-300: #92afe4;
    --fr-color-accent-400: #6288d2;
    --fr-color-accent-500: #4068bb;
    --fr-color-accent-600: #2f529e;
    --fr-color-accent-700: #274380;
    --fr-color-accent-800: #213766;
    --fr-color-accent-900: #1b2c4f;
    --fr-color-accent-950: #0f1930;
  }
}
`;
