import type { HeldEvent } from '@frontage/core-lifecycle/dom';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { islandAttributes } from '../island/island.parts';
import { BlockRoot } from '../render/block-root';
import { NeedsProvider, useNeedsCollector } from '../render/page-needs';
import type { BlockTexts } from '../texts/block-texts';
import { TextsInUseProvider, useTextsInUse } from '../texts/use-texts';
import { scriptJson } from '../render/script-json';

/** An island on a served page: React's markup, and next to it the JSON of its props. */
export interface IslandProps {
  /** The block's kind. */
  block: string;
  /** The block's id on the page. */
  id: string;
  /** The props of the content; everything in it must survive JSON. */
  props: object;
  /** The texts it uses. @default nobody's */
  speaks?: readonly BlockTexts[];
  /** Events to hold until it is ready. @default none */
  events?: readonly HeldEvent[] | undefined;
  /** Further data attributes of its root. @default none */
  data?: Readonly<Record<`data-${string}`, string>> | undefined;
  /** What `mountIsland` hydrates. */
  content: ReactNode;
}

/**
 * Renders the markup that `mountIsland` takes over. The content is rendered separately, as a root
 * like the one in the browser, so that generated ids agree.
 */
export function Island({
  block,
  id,
  props,
  content,
  speaks,
  events,
  data,
}: IslandProps): ReactNode {
  // A separate root has no access to the surrounding context.
  const texts = useTextsInUse();
  const needs = useNeedsCollector();
  const html = renderToString(
    <TextsInUseProvider value={texts}>
      <NeedsProvider value={needs}>{content}</NeedsProvider>
    </TextsInUseProvider>,
    { identifierPrefix: `block-${id}` },
  );
  return (
    <BlockRoot block={block} id={id} waits speaks={speaks} events={events} data={data}>
      <div {...{ [islandAttributes.container]: '' }} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        {...{ [islandAttributes.props]: '' }}
        dangerouslySetInnerHTML={{ __html: scriptJson(props) }}
      />
    </BlockRoot>
  );
}
