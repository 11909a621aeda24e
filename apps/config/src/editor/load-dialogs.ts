/**
 * Loads what opens over the editor. It comes by itself soon after the editor, so that it is there
 * without a connection.
 *
 * @returns rejects where it does not arrive; calling it again tries again
 */
export function loadDialogs(): Promise<typeof import('./dialogs')> {
  return import('./dialogs');
}
