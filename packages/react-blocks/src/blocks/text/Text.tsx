import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import type { RichNode } from '@frontage/site-model/fields';
import { RichText } from './RichText';

/** A block of written text. */
export interface TextProps extends RootProps {
  /** What is written. */
  nodes: readonly RichNode[];
  /** @default 'start' */
  align?: 'start' | 'center' | undefined;
}

/** Written text: headings, paragraphs, lists, quotations. It has no behaviour. */
export function Text(props: TextProps): ReactNode {
  const { nodes, align = 'start' } = props;
  return (
    <BlockRoot
      block="text"
      {...rootProps(props)}
      data={{ 'data-align': align === 'start' ? undefined : align }}
    >
      <RichText nodes={nodes} />
    </BlockRoot>
  );
}
