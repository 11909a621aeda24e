import { loadExternalScript, type BlockContext } from '@frontage/core-lifecycle/dom';
import { allowService } from '../context/allow-service';
import { commentsCountParts } from './comments-count.parts';

/** The timeout of the script, in milliseconds. */
const scriptTime = 30_000;

/** A place that shows a count. */
const place = `[${commentsCountParts.identifier}],a[href$="${commentsCountParts.threadHash}"]`;

/** What the script defines on the window. */
interface CommentsWidgets {
  getCount(options: { reset: boolean }): void;
}

/**
 * Makes the comments service's own script fill in the counts of the page [7.27]. A page without a
 * count requests nothing.
 *
 * @param service its address for this site, such as `https://studio.disqus.com`
 * @throws Error (as a rejection) if the script fails or exceeds the timeout
 */
export async function showCounts(
  service: string,
  { window, clock, policy, signal }: BlockContext,
): Promise<void> {
  if (!window.document.querySelector(place)) return;
  // The window's type does not know what the script defines there.
  const earlier = (window as { DISQUSWIDGETS?: CommentsWidgets }).DISQUSWIDGETS;
  allowService(window, new URL(service).origin);
  await loadExternalScript({
    window,
    url: `${service}/count.js`,
    id: commentsCountParts.scriptId,
    timeout: scriptTime,
    clock,
    policy,
    signal,
  });
  // The script counts once by itself, when it has loaded; a later mount has to ask.
  earlier?.getCount({ reset: true });
}
