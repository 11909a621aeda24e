import { createElement, useId, type ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { useMount } from '../../render/use-mount';
import type { RichNode } from '@frontage/site-model/fields';
import { RichText } from '../text/RichText';
import { accordionMultipleAttribute, accordionParts } from './accordion.parts';

/** One item: a title that opens what is below it. */
export interface AccordionItemData {
  title: string;
  nodes: readonly RichNode[];
}

/** Items that open and close [4.18]. */
export interface AccordionProps {
  /** The block's id on the page. */
  id?: string | undefined;
  items: readonly AccordionItemData[];
  /** Whether several may be open at once. @default false */
  multiple?: boolean | undefined;
  /** Whether the first starts open. @default false */
  firstOpen?: boolean | undefined;
  /** The level of the titles. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * An accordion of native disclosures: it opens and closes without a script; the
 * script adds the movement.
 */
export function Accordion(props: AccordionProps): ReactNode {
  const { id, items, multiple = false, firstOpen = false, headingLevel = 3 } = props;
  const group = useId();
  const root = useMount(() => import('./accordion.mount'), JSON.stringify(items));

  return (
    <BlockRoot
      block="accordion"
      id={id}
      rootRef={root}
      waits
      data={{ [accordionMultipleAttribute]: multiple ? 'true' : undefined }}
    >
      {items.map(({ title, nodes }, at) => (
        <details
          key={at}
          className={accordionParts.item}
          name={multiple ? undefined : `accordion-${id ?? group}`}
          open={firstOpen && at === 0}
        >
          <summary className={accordionParts.trigger}>
            {createElement(`h${headingLevel}`, undefined, title)}
          </summary>
          <div className={accordionParts.panel}>
            <RichText nodes={nodes} />
          </div>
        </details>
      ))}
    </BlockRoot>
  );
}
