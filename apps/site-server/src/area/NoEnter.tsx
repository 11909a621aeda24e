/**
 * Stands first in a form whose act cannot be taken back: Enter in a field presses the first button
 * of a form, which is this one, and so nothing happens until its own button is pressed.
 */
export function NoEnter() {
  return <button disabled hidden />;
}
