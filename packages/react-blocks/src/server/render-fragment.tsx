import type { PageBlock } from '@frontage/site-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { createNeedsCollector, NeedsProvider } from '../render/page-needs';
import { createPageStyle, PageStyleProvider } from '../render/page-style';
import type { BlockPlace } from '../server-block/block-place';
import { textsInUse } from '../texts/stored-texts';
import { TextsInUseProvider } from '../texts/use-texts';
import { renderBlock, type BlockSource } from './render-block';
import type { Fragment, RenderInput } from './render-input';

/** What one block is rendered from. */
export type FragmentSource = BlockSource & Pick<RenderInput, 'texts'>;

/** Renders one block of a page. */
export function renderFragment(
  block: PageBlock,
  place: BlockPlace,
  input: FragmentSource,
): Fragment {
  const style = createPageStyle();
  const needs = createNeedsCollector();
  const html = renderToStaticMarkup(
    <TextsInUseProvider value={textsInUse(input.texts, input.locale)}>
      <NeedsProvider value={needs}>
        <PageStyleProvider value={style}>{renderBlock(block, place, input)}</PageStyleProvider>
      </NeedsProvider>
    </TextsInUseProvider>,
  );
  return { html: withoutPreloads(html), rules: style.text(), needs: needs.needs() };
}

/**
 * React puts preloads of eager pictures before the markup; here the picture itself follows at once.
 */
function withoutPreloads(html: string): string {
  return html.replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');
}
