import type { PageDocument } from '@frontage/site-model';
import type { PageFrame } from './create-page-frame';
import type { Selection } from './create-selection';

/**
 * Shows a new order of the page at once. What had the focus keeps it: a browser takes it from an
 * element that is moved.
 */
export function arrangePage(
  frame: Pick<PageFrame, 'window' | 'arrange'>,
  selection: Pick<Selection, 'refocus'>,
  page: PageDocument,
): void {
  const { document } = frame.window;
  // The page in the frame has elements of its own window.
  const focused = document.hasFocus() ? (document.activeElement as HTMLElement | null) : null;
  frame.arrange(page);
  if (!focused?.isConnected || focused === document.activeElement) return;
  selection.refocus();
  if (focused !== document.activeElement) focused.focus({ preventScroll: true });
}
