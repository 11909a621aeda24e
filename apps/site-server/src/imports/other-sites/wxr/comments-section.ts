import type { PageFile } from '../../site-files/site-files';
import { htmlText } from '../products/html-text';
import type { WxrItem } from './read-wxr';

/** The most comments that a block stores. */
const mostComments = 500;

/**
 * Makes the section with what visitors wrote about a post: what was approved, the oldest first.
 * Their numbers stay, so that old links to a comment still find it.
 *
 * @param item the post
 * @returns none, if nobody has written
 */
export function commentsSection({ comments }: WxrItem): PageFile['sections'] {
  const approved = comments
    .filter(
      (comment) =>
        comment.get('wp:comment_approved')?.trim() === '1' &&
        /^(?:comment)?$/.test(comment.get('wp:comment_type')?.trim() ?? ''),
    )
    .map(readComment)
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.at.localeCompare(b.at))
    .slice(0, mostComments);
  if (approved.length === 0) return [];
  const numbers = new Set(approved.map(({ id }) => id));
  return [
    {
      id: 'comments',
      width: 'text',
      tone: 'plain',
      blocks: [
        {
          type: 'comments',
          data: {
            comments: approved.map(({ at, replyTo, ...comment }) => ({
              ...comment,
              ...(/^\d{4}-\d\d-\d\d/.test(at) && { date: at.slice(0, 10) }),
              ...(numbers.has(replyTo) && { replyTo }),
            })),
          },
        },
      ],
    },
  ];
}

function readComment(comment: ReadonlyMap<string, string>) {
  const value = (name: string): string => comment.get(`wp:comment_${name}`)?.trim() ?? '';
  return {
    id: value('id').slice(0, 40),
    author: value('author').slice(0, 100) || 'Somebody',
    text: htmlText(value('content')).slice(0, 5_000),
    at: value('date'),
    replyTo: value('parent'),
  };
}
