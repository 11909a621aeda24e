import { defineTexts } from '../../texts/block-texts';

/** The texts of the comments of a page. */
export const commentsTexts = defineTexts('comments', {
  title: 'Comments',
  none: 'Nobody has written yet.',
  /** Opens later comments; from the first to the last of them. */
  more: 'Comments {first} to {last}',
  /** Opens the last comment, if that is alone in its step. */
  last: 'Comment {number}',
  /** The link to one comment, where it has no date. */
  link: 'Link to this comment',
  /** The link to one comment, for screen readers. */
  linkOf: '{date}: link to the comment by {author}',
  /** The link to the comment that this one answers. */
  answers: 'In reply to {author}',
});
