import type { dialogs } from './dialogs';
import { importAgain } from './import-again';

/**
 * Loads what opens over the editor, or is said of the page. It comes by itself soon after the
 * editor, so that it is there without a connection.
 *
 * @returns rejects where it does not arrive; calling it again tries again
 */
export async function loadDialogs(): Promise<typeof dialogs> {
  return (await importAgain(() => import('./dialogs'))).dialogs;
}
