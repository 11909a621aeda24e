import { blockAttributes } from '@frontage/core-lifecycle/block';
import type { HeldEvent, StartStrategy } from '@frontage/core-lifecycle/dom';
import { useContext, type AriaAttributes, type AriaRole, type ReactNode, type Ref } from 'react';
import type { BlockTexts } from '../texts/block-texts';
import { localTextsAttribute } from '../texts/local-texts';
import { useTextsData } from '../texts/use-texts';
import { BlockStartContext } from './block-start-context';
import { usePageNeeds } from './page-needs';
import { useValues, type PageValues } from './page-style';
import type { RootProps } from './root-props';
import { useRootRef } from './use-root-ref';

/** The props of every block's root. */
export interface BlockRootProps extends RootProps {
  /** The block's kind, as in its definition. */
  block: string;
  /** Whether it waits for its behaviour. @default false */
  waits?: boolean;
  /** When it starts by itself, if its content decides that. @default as its kind does */
  start?: StartStrategy | undefined;
  /** Events to hold until it is ready. @default none */
  events?: readonly HeldEvent[] | undefined;
  /** Custom properties for its styles. @default none */
  values?: PageValues;
  /** The texts that its script uses. @default nobody's */
  speaks?: readonly BlockTexts[] | undefined;
  /** Further data attributes. */
  data?: Readonly<Record<`data-${string}`, string | undefined>>;
  /** Its ARIA attributes. @default nothing beside its content */
  aria?:
    | (Pick<AriaAttributes, 'aria-label' | 'aria-roledescription'> & { role: AriaRole })
    | undefined;
  /** The root element, for what mounts it. */
  rootRef?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** The root element of a block, with the attributes that the runtime reads. */
export function BlockRoot(props: BlockRootProps): ReactNode {
  const {
    block,
    id,
    className,
    waits = false,
    start: ownStart,
    events,
    values = {},
    speaks = [],
    data,
    aria,
    rootRef,
    children,
  } = props;
  const texts = useTextsData(speaks);
  const aroundStart = useContext(BlockStartContext);
  const start = ownStart ?? aroundStart;
  usePageNeeds({ styles: [block] });
  usePageNeeds(waits && { [start === 'interaction' ? 'touched' : 'started']: [block] });
  // A block that waits for a touch fetches its reader then.
  usePageNeeds(texts !== undefined && start !== 'interaction' && { scripts: ['texts'] });
  const attributes = {
    [blockAttributes.block]: block,
    [blockAttributes.state]: waits ? 'waiting' : undefined,
    [blockAttributes.start]: waits ? start : undefined,
    [blockAttributes.events]: waits && events?.length ? events.join(' ') : undefined,
    [localTextsAttribute]: texts,
    ...data,
  };
  const names = `fr-block fr-${block}`;
  return (
    <div
      ref={useRootRef(rootRef, props.ref)}
      id={id && `block-${id}`}
      {...useValues(values, className ? `${names} ${className}` : names)}
      {...attributes}
      {...aria}
    >
      {children}
    </div>
  );
}
