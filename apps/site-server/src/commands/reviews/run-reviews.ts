import { judgeReview, listReviews, type JudgedReview } from '../../shop/reviews/reviews';
import type { Store } from '../../store/store';
import { escapeHidden } from '../../texts/escape-hidden';
import { onlySite } from '../terminal/only-site';
import type { ReviewsArguments } from './read-reviews-arguments';

/**
 * The command `reviews`, with which an owner decides what visitors read of buyers: the owner's area
 * only says which reviews wait.
 *
 * @param store the store
 * @param parsed what is wanted
 * @param output where it is told
 * @throws when there is no such site or review; the message says what to do
 */
export async function runReviews(
  store: Store,
  parsed: ReviewsArguments,
  output: NodeJS.WritableStream,
): Promise<void> {
  const siteId = parsed.site ?? (await onlySite(store));
  if (parsed.do === 'list') {
    const found = await listReviews(store.read, siteId, parsed.state);
    const lines = found.length === 0 ? [`No reviews are ${parsed.state}.`] : found.map(format);
    return void output.write(`${escapeHidden(lines.join('\n\n'))}\n`);
  }
  const state = parsed.do === 'approve' ? 'published' : 'refused';
  if (!(await judgeReview(store, siteId, parsed.review, state)))
    throw new Error(`there is no review ${parsed.review}. To see them: reviews list`);
  output.write(`Review ${parsed.review}: ${state}.\n`);
}

/** What a buyer wrote stands further in than what we say of it. */
function format({ id, productId, stars, title, text, name, updatedAt }: JudgedReview): string {
  const day = new Date(updatedAt).toISOString().slice(0, 10);
  const body = [title, text].filter((part) => part !== '').join('\n');
  return `${id}  ${stars} of 5 stars for ${productId}, ${day}, by ${name}${body && `\n${body}`.replaceAll('\n', '\n    ')}`;
}
