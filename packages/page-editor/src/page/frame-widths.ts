import { breakpoints, deviceHeights } from '@frontage/site-model';

/** The screens that a page is looked at in, from the smallest; the last is all that there is. */
export const frameNames = ['phone', 'tablet', 'large', 'full'] as const;

/** The widths of screens that a page is looked at in, in px; 0 is all that there is. */
export const frameWidths = {
  phone: 428,
  tablet: 768,
  large: breakpoints.wide,
  full: 0,
} as const;

/**
 * Gives the height of a screen that a page is looked at in [9.24], in px.
 *
 * @param width one of `frameWidths`
 * @returns undefined for all that there is
 */
export function frameHeight(width: number): number | undefined {
  for (const name of frameNames)
    if (name !== 'full' && frameWidths[name] === width) return deviceHeights[name];
  return undefined;
}
