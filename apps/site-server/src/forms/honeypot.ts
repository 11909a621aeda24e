/** Name of the field that people do not see; machines fill it. */
export const honeypotField = 'frontage-website';

/**
 * Whether a machine seems to have filled a form.
 *
 * @param values control name → value as sent
 */
export function isFlagged(values: Readonly<Record<string, unknown>>): boolean {
  const value = Object.hasOwn(values, honeypotField) ? values[honeypotField] : undefined;
  return typeof value === 'string' && value.trim() !== '';
}
