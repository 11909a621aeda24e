import { saySpoken } from '../../texts/spoken-texts';

/**
 * What the palette says of sections whose blocks stand beside each other. In English; `{…}` is
 * filled in.
 */
export const layoutTexts = {
  heading: 'Sections',
  words: 'section layout row grid',
  oneColumn: 'One column, with a background of its own.',
  halves: 'Two columns, as wide as each other.',
  narrowWide: 'Two columns: the second is twice as wide.',
  wideNarrow: 'Two columns: the first is twice as wide.',
  thirds: 'Three columns, as wide as each other.',
  quarters: 'Four columns, as wide as each other.',
  added: 'Section added: {layout}',
} as const;

/**
 * Gives what the palette says of them.
 *
 * @param code which of it
 * @param values what is filled in
 */
export function sayOfLayouts(
  code: keyof typeof layoutTexts,
  values: Readonly<Record<string, string>> = {},
): string {
  return saySpoken('layouts', layoutTexts, code, values);
}
