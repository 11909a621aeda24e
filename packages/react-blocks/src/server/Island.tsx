import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { islandAttributes } from '../island/island.parts';
import { BlockRoot } from '../render/block-root';
import { scriptJson } from './script-json';

/** An island on a served page: what React renders, and beside it the JSON it was rendered from. */
export interface IslandProps {
  /** The block's kind. */
  block: string;
  /** The block's id on the page. */
  id: string;
  /** What the content was rendered with; everything in it must survive JSON. */
  props: object;
  /** What `mountIsland` will hydrate. */
  content: ReactNode;
}

/**
 * The markup that `mountIsland` takes over. The content is rendered on its own, as a
 * root like the one in the browser, so that generated ids agree.
 */
export function Island({ block, id, props, content }: IslandProps): ReactNode {
  const html = renderToString(content, { identifierPrefix: `block-${id}` });
  return (
    <BlockRoot block={block} id={id} waits>
      <div {...{ [islandAttributes.container]: '' }} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        {...{ [islandAttributes.props]: '' }}
        dangerouslySetInnerHTML={{ __html: scriptJson(props) }}
      />
    </BlockRoot>
  );
}
