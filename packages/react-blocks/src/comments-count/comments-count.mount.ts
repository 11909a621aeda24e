import { pageConsent } from '@frontage/census/dom';
import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { isCommentsShortname } from '@frontage/site-model';
import { commentsCountParts } from './comments-count.parts';
import { showCounts } from './show-counts';

/** Reads the comments service's address for this site; '' if the name is not valid. */
export function read(root: HTMLElement): string {
  const name = root.getAttribute(commentsCountParts.shortname);
  return isCommentsShortname(name) ? `https://${name.toLowerCase()}.disqus.com` : '';
}

/**
 * Shows the counts once the visitor allows other providers; the links have their words before. If
 * the script fails, the words stay and the failure is reported.
 */
export function mount(
  _root: HTMLElement,
  service: string,
  context: BlockContext,
): Teardown | undefined {
  if (service === '') return undefined;
  return pageConsent(context.window).whenAllowed('external', () => {
    showCounts(service, context).catch((cause: unknown) => {
      if (!context.signal.aborted)
        context.report({ code: 'COMMENTS_COUNT_FAILED', block: 'comments-count', cause });
    });
  });
}
