// Written by `pnpm blocks` from `react.ts`.
export { Markdown, type MarkdownProps } from '../blocks/markdown/Markdown';
