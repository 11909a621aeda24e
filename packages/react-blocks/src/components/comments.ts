// Written by `pnpm blocks` from `react.ts`.
export { Comments, type CommentsProps } from '../blocks/comments/Comments';
export type { CommentEntry } from '../blocks/comments/number-comments';
