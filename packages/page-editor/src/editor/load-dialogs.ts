import type { dialogs } from './dialogs';

/**
 * Loads what opens over the editor, or is said of the page. It comes by itself soon after the
 * editor, so that it is there without a connection.
 *
 * @returns rejects where it does not arrive; calling it again tries again
 */
export async function loadDialogs(): Promise<typeof dialogs> {
  try {
    return (await import('./dialogs')).dialogs;
  } catch (error) {
    // Chromium remembers that a file did not arrive, and names it: its address with other words
    // behind it is asked for anew. https://github.com/whatwg/html/issues/6768
    const [address] = /https?:\S+/.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    // The same file, as the build made it.
    const again = (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as {
      readonly dialogs: typeof dialogs;
    };
    return again.dialogs;
  }
}
