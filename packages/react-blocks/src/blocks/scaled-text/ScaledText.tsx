import { createElement, type ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { guessLineWidth } from './guess-line-width';
import { scaledTextParts } from './scaled-text.parts';

/** A line of text whose size follows its place. */
export interface ScaledTextProps extends RootProps {
  text: string;
  /** `fill`: as wide as its place; `shrink`: smaller where it must be. @default 'fill' */
  scale?: 'fill' | 'shrink' | undefined;
  /** The level of the heading; 0 for none. @default 0 */
  level?: 0 | 1 | 2 | 3 | undefined;
}

/**
 * A line of scaled text [5.14]. Without a script its size is a guess by its letters.
 */
export function ScaledText(props: ScaledTextProps): ReactNode {
  const { text, scale = 'fill', level = 0 } = props;
  const root = useMount(() => import('./scaled-text.mount'), `${scale} ${text}`);
  return (
    <BlockRoot
      block="scaled-text"
      {...rootProps(props)}
      rootRef={root}
      waits
      values={{ '--fr-scaled-text-width': String(guessLineWidth(text)) }}
      data={{ [scaledTextParts.shrinks]: scale === 'shrink' ? 'true' : undefined }}
    >
      {createElement(
        level === 0 ? 'p' : `h${level}`,
        { className: scaledTextParts.line },
        <span>{text}</span>,
      )}
    </BlockRoot>
  );
}
