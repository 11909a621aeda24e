import { createElement, useId, type AriaAttributes, type ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { useTold, type Listen } from '../../render/use-told';
import type { RichNode } from '@frontage/site-model/fields';
import { RichText } from '../text/RichText';
import { accordionMultipleAttribute, accordionParts, mostRegions } from './accordion.parts';

/** One item: a title that opens the content below it. */
export interface AccordionItemData {
  title: string;
  nodes: readonly RichNode[];
}

/** Items that open and close [4.18]. */
export interface AccordionProps extends RootProps {
  items: readonly AccordionItemData[];
  /** Whether several may be open at once. @default false */
  multiple?: boolean | undefined;
  /** Whether the first starts open. @default false */
  firstOpen?: boolean | undefined;
  /** The level of the titles. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Called when an item has opened or closed, with its number from 0. @default nobody */
  onToggle?: ((item: AccordionToggle) => void) | undefined;
}

/** An item that has opened or closed. */
export interface AccordionToggle {
  /** Its number, from 0. */
  readonly index: number;
  readonly isOpen: boolean;
}

/**
 * An accordion of native disclosures: it opens and closes without a script; the script adds the
 * animation.
 */
export function Accordion(props: AccordionProps): ReactNode {
  const { id, items, multiple = false, firstOpen = false, headingLevel = 3 } = props;
  const group = useId();
  const headingId = (index: number): string => `accordion-${id ?? group}-${index + 1}`;
  // Of many each would be a landmark to get past.
  const regionOf = (index: number): AriaAttributes & { role?: string } =>
    items.length <= mostRegions ? { role: 'region', 'aria-labelledby': headingId(index) } : {};
  const root = useMount(() => import('./accordion.mount'), JSON.stringify(items));
  useTold(root, props.onToggle, listenToItems);

  return (
    <BlockRoot
      block="accordion"
      {...rootProps(props)}
      rootRef={root}
      waits
      data={{ [accordionMultipleAttribute]: multiple ? 'true' : undefined }}
    >
      {items.map(({ title, nodes }, index) => (
        <details
          key={index}
          className={accordionParts.item}
          name={multiple ? undefined : `accordion-${id ?? group}`}
          open={firstOpen && index === 0}
        >
          <summary className={accordionParts.trigger}>
            {createElement(`h${headingLevel}`, { id: headingId(index) }, title)}
          </summary>
          <div className={accordionParts.panel} {...regionOf(index)}>
            <RichText nodes={nodes} />
          </div>
        </details>
      ))}
    </BlockRoot>
  );
}

/** The browser also fires the event for items that were open from the start. */
const listenToItems: Listen<AccordionToggle> = (root, notify) => {
  const openStates = itemsOf(root).map(({ open }) => open);
  const onToggle = ({ target }: Event): void => {
    const index = itemsOf(root).findIndex((item) => item === target);
    const isOpen = itemsOf(root)[index]?.open ?? false;
    if (index < 0 || isOpen === (openStates[index] ?? false)) return;
    openStates[index] = isOpen;
    notify({ index, isOpen });
  };
  // It does not bubble.
  root.addEventListener('toggle', onToggle, true);
  return () => root.removeEventListener('toggle', onToggle, true);
};

function itemsOf(root: HTMLElement): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>(`.${accordionParts.item}`)];
}
