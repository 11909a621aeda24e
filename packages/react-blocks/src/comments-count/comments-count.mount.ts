import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { isCommentsShortname } from '@frontage/site-model';
import { commentsCountParts } from './comments-count.parts';
import { showCounts } from './show-counts';

/** The comments service's address for this site; '' where its name is none. */
export function read(root: HTMLElement): string {
  const name = root.getAttribute(commentsCountParts.shortname);
  return isCommentsShortname(name) ? `https://${name.toLowerCase()}.disqus.com` : '';
}

/**
 * Shows the counts. A script that does not come leaves the words that stand there, and is reported.
 */
export function mount(_root: HTMLElement, service: string, context: BlockContext): void {
  if (service === '') return;
  showCounts(service, context).catch((cause: unknown) => {
    if (!context.signal.aborted)
      context.report({ code: 'COMMENTS_COUNT_FAILED', block: 'comments-count', cause });
  });
}
