import type { PageDocument } from '@frontage/site-model';
import type { PageFrame } from './create-page-frame';
import { rememberCaret } from './remember-caret';

/** Shows a new order of the page at once; what had the focus keeps it. */
export function arrangePage(
  frame: Pick<PageFrame, 'window' | 'arrange'>,
  page: PageDocument,
): void {
  const settle = rememberCaret(frame.window.document);
  frame.arrange(page);
  settle();
}
