/** Whether a text is a US ZIP code: exactly five digits [5.02]. */
export function isUsZip(text: string): boolean {
  return /^\d{5}$/.test(text);
}
