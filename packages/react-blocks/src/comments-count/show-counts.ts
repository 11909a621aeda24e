import { loadExternalScript, type BlockContext } from '@frontage/core-lifecycle/dom';
import { allowCommentsService } from './allow-comments-service';
import { commentsCountParts } from './comments-count.parts';

/** How long the script may take, in milliseconds. */
const scriptTime = 30_000;

/** A place that shows a count. */
const place = `[${commentsCountParts.identifier}],a[href$="${commentsCountParts.threadHash}"]`;

/** What the script leaves in the window. */
interface CommentsWidgets {
  getCount(options: { reset: boolean }): void;
}

/**
 * Has the comments service's own script fill the counts of the page [7.27]. Nothing is
 * asked of it on a page without one.
 *
 * @param service its address for this site, such as `https://studio.disqus.com`
 * @throws Error (as a rejection) when the script fails or does not come in time
 */
export async function showCounts(
  service: string,
  { window, clock, policy }: BlockContext,
): Promise<void> {
  if (!window.document.querySelector(place)) return;
  // The window's type knows nothing of what the script leaves there.
  const earlier = (window as { DISQUSWIDGETS?: CommentsWidgets }).DISQUSWIDGETS;
  allowCommentsService(window, new URL(service).origin);
  await loadExternalScript({
    window,
    url: `${service}/count.js`,
    id: commentsCountParts.scriptId,
    timeout: scriptTime,
    clock,
    policy,
  });
  // It counts by itself once, when it comes; whoever is mounted later has to ask.
  earlier?.getCount({ reset: true });
}
