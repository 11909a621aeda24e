/**
 * The design tokens [9.25]: one table for both the typed constants and the style sheet of
 * `tokensCss`. Sizes, radii and spaces are CSS pixels, times milliseconds. Those of screens, which
 * media queries cannot read from custom properties, are in `screens.ts`.
 */
export const tokens = {
  /** Font sizes, smallest first. */
  size: { 1: 9.75, 2: 11, 3: 12, 4: 13, 5: 14, 6: 16, 7: 18, 8: 21, 9: 24, 10: 28 },
  /** Font weights. */
  weight: { regular: 400, medium: 500, bold: 600 },
  /** Corner radii. */
  radius: { 0: 0, 1: 4, 2: 8 },
  /** Distances, on a base of 4. */
  space: { 0: 0, 1: 2, 2: 4, 3: 8, 4: 12, 5: 16, 6: 20, 7: 24, 8: 32, 9: 40, 10: 48, 11: 55 },
  /** Durations of motion. */
  time: { 0: 0, 1: 75, 2: 150, 3: 200, 4: 250, 5: 300, 6: 400, 7: 600 },
  /** Brand colour scales: a warm neutral, a glaze green as accent, three signals. */
  color: {
    'neutral-50': '#faf8f5',
    'neutral-100': '#f3efe9',
    'neutral-200': '#e6dfd5',
    'neutral-300': '#d2c8ba',
    'neutral-400': '#aea192',
    'neutral-500': '#85796b',
    'neutral-600': '#665c50',
    'neutral-700': '#4d453c',
    'neutral-800': '#352f29',
    'neutral-900': '#221e1a',
    'neutral-950': '#141210',
    'accent-50': '#eef7f4',
    'accent-100': '#d5ebe4',
    'accent-200': '#aed8cb',
    'accent-300': '#7dbdac',
    'accent-400': '#4f9d8b',
    'accent-500': '#338170',
    'accent-600': '#26685a',
    'accent-700': '#20544a',
    'accent-800': '#1c433c',
    'accent-900': '#183733',
    'accent-950': '#0b1f1c',
    'danger-300': '#f2a197',
    'danger-600': '#a3271d',
    'success-300': '#8fca94',
    'success-600': '#2b6a34',
    'warning-300': '#e4b95b',
    'warning-600': '#7d5200',
  },
  /** The roles of colours: the scale colour of each role on light and on dark. */
  role: {
    /** The page itself. */
    ground: { light: 'neutral-50', dark: 'neutral-950' },
    /** Surfaces on the page: cards, panels, fields. */
    surface: { light: 'neutral-100', dark: 'neutral-900' },
    text: { light: 'neutral-900', dark: 'neutral-100' },
    'text-quiet': { light: 'neutral-600', dark: 'neutral-400' },
    /** Lines that only divide. */
    line: { light: 'neutral-300', dark: 'neutral-700' },
    /** Edges that make a control recognisable. */
    'line-strong': { light: 'neutral-500', dark: 'neutral-500' },
    accent: { light: 'accent-600', dark: 'accent-300' },
    /** Text on accent. */
    'accent-text': { light: 'neutral-50', dark: 'accent-950' },
    danger: { light: 'danger-600', dark: 'danger-300' },
    success: { light: 'success-600', dark: 'success-300' },
    warning: { light: 'warning-600', dark: 'warning-300' },
    focus: { light: 'accent-700', dark: 'accent-200' },
  },
} as const;

/** A colour of the scales [9.25]. */
export type ColorName = keyof typeof tokens.color;

/** A role of a colour [9.25]. */
export type ColorRole = keyof typeof tokens.role;
