import type { HeldEvent } from '@frontage/core-lifecycle/dom';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { islandAttributes } from '../island/island.parts';
import { BlockRoot } from '../render/block-root';
import { NeedsProvider, useNeedsCollector } from '../render/page-needs';
import type { BlockTexts } from '../texts/block-texts';
import { TextsInUseProvider, useTextsInUse } from '../texts/texts-context';
import { scriptJson } from '../render/script-json';

/** An island on a served page: what React renders, and beside it the JSON it was rendered from. */
export interface IslandProps {
  /** The block's kind. */
  block: string;
  /** The block's id on the page. */
  id: string;
  /** What the content was rendered with; everything in it must survive JSON. */
  props: object;
  /** Whose texts it says. @default nobody's */
  speaks?: readonly BlockTexts[];
  /** Events to hold until it is ready. @default none */
  events?: readonly HeldEvent[] | undefined;
  /** Further data attributes of its root. @default none */
  data?: Readonly<Record<`data-${string}`, string>> | undefined;
  /** What `mountIsland` will hydrate. */
  content: ReactNode;
}

/**
 * The markup that `mountIsland` takes over. The content is rendered on its own, as a
 * root like the one in the browser, so that generated ids agree.
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
  // Rendered as a root of its own, it knows nothing of what stands around it.
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
