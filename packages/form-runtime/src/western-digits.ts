/**
 * Converts the digits of Arabic and Persian keyboards to 0 to 9, so that a date can be computed
 * with.
 */
export function westernDigits(text: string): string {
  // Both rows of digits begin at a multiple of 16.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) % 16}`);
}
