/**
 * Tells whether somebody has entered something in a control since its page was made.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    // Where the page names none, the browser chooses the first.
    const named = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(named, 0);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  // The value of a box is no entry: it is `on`, though nothing says so.
  return /^(checkbox|radio)$/.test(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}
