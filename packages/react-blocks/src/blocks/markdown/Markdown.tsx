import type { ReactNode } from 'react';
import type { PictureData } from '../../picture/picture.parts';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { MarkdownParts } from './MarkdownParts';
import { readMarkdown } from './read-markdown';

/** Text written as Markdown. */
export interface MarkdownProps extends RootProps {
  /** With tables, struck words and tasks, as GitHub writes it. HTML in it is shown as words. */
  text: string;
  /** The level of its largest headings, those with one `#`. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Gives the picture at an address. @default none: pictures are links */
  picture?: ((source: string) => PictureData | undefined) | undefined;
}

/** Written text from Markdown. It has no behaviour. */
export function Markdown(props: MarkdownProps): ReactNode {
  const { text, headingLevel = 2, picture = () => undefined } = props;
  if (text.trim() === '') return null;
  return (
    <BlockRoot block="markdown" {...rootProps(props)}>
      <MarkdownParts parts={readMarkdown(text)} setting={{ headingLevel, picture }} />
    </BlockRoot>
  );
}
