import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import type { RichNode } from '@frontage/site-model/fields';
import { RichText } from './RichText';

/** A block of written text. */
export interface TextProps {
  /** The block's id on the page. */
  id?: string | undefined;
  /** What is written. */
  nodes: readonly RichNode[];
  /** @default 'start' */
  align?: 'start' | 'center' | undefined;
}

/** Written text: headings, paragraphs, lists, quotations. It has no behaviour. */
export function Text({ id, nodes, align = 'start' }: TextProps): ReactNode {
  return (
    <BlockRoot block="text" id={id} data={{ 'data-align': align === 'start' ? undefined : align }}>
      <RichText nodes={nodes} />
    </BlockRoot>
  );
}
