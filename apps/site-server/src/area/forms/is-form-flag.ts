/** Whether a control of a form's page is a check box, by its name without a field. */
export function isFormFlag(name: string): boolean {
  return ['required', 'country-code', 'underline', 'starts-page'].includes(name);
}
