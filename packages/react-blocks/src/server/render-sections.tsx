import { collectReferences, type PageBlock, type PageSection } from '@frontage/site-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { createPageStyle, PageStyleProvider } from '../render/page-style';
import { TextsInUseProvider } from '../texts/texts-context';
import { textsInUse } from '../texts/stored-texts';
import { placeBlock, type BlockPlace } from './block-place';
import { renderBlock, showsPictures } from './render-block';
import type { Fragment, RenderInput } from './render-input';
import { factsOf, memoryOf } from './render-memory';

/** The sections of a page as HTML, with the rules their values need. */
export interface RenderedSections extends Fragment {
  /** The kinds of block that were rendered. */
  readonly blockTypes: readonly string[];
}

/**
 * Renders the sections of a page block by block; a block that is in the fragment
 * cache is taken from there.
 */
export function renderSections(input: RenderInput): RenderedSections {
  const types = new Set<string>();
  const rules = new Set<string>();
  let index = 0;
  let pictureSeen = false;

  function renderOne(section: PageSection, sectionIndex: number, block: PageBlock): string {
    const place = placeBlock(section, sectionIndex, block, index, pictureSeen);
    const fragment = renderFragment(block, place, input);
    index += 1;
    pictureSeen ||= showsPictures(block);
    if (fragment.html === '') return '';
    types.add(block.type);
    rules.add(fragment.rules);
    return placeInGrid(block, fragment.html);
  }

  let html = '';
  // Text that grows is cheaper than lists that are joined: it is written out once, by whoever sends
  // it.
  input.page.document.sections.forEach((section, at) => {
    let inner = '';
    for (const block of section.blocks) inner += renderOne(section, at, block);
    html += wrapSection(section, inner);
  });
  if (input.fragments) memoryOf(input.fragments).forgetRemoved(input.page);
  return { html, rules: [...rules].join(''), blockTypes: [...types] };
}

function renderFragment(block: PageBlock, place: BlockPlace, input: RenderInput): Fragment {
  const { fragments } = input;
  // These answer to more than their own content and pictures: they are rendered each time.
  if (
    !fragments ||
    [
      'form',
      'newsletter',
      'search-preview',
      'cart',
      'checkout',
      'order',
      'review',
      'product',
      'product-list',
    ].includes(block.type) ||
    knowsAddress(block, input)
  )
    return renderAnew(block, place, input);
  const memory = memoryOf(fragments);
  const recalled = memory.recall(block, place, input);
  if (recalled) return recalled;

  const { assetIds } = collectReferences({
    version: 1,
    sections: [{ id: '', width: 'text', tone: 'plain', blocks: [block] }],
  });
  const key = JSON.stringify([factsOf(place, input), block, assetIds.map(input.asset)]);
  const kept = fragments.get(key);
  const fragment = kept ?? renderAnew(block, place, input);
  if (!kept) fragments.set(key, fragment);
  memory.remember(block, place, input, { fragment, assetIds });
  return fragment;
}

/** A gallery whose markup has the page's address in it, or goes by it [2.20]. */
function knowsAddress({ type, data }: PageBlock, { slide }: RenderInput): boolean {
  return type === 'gallery' && (slide !== undefined || data['history'] === 'path');
}

function renderAnew(block: PageBlock, place: BlockPlace, input: RenderInput): Fragment {
  const style = createPageStyle();
  const html = renderToStaticMarkup(
    <TextsInUseProvider value={textsInUse(input.texts, input.locale)}>
      <PageStyleProvider value={style}>{renderBlock(block, place, input)}</PageStyleProvider>
    </TextsInUseProvider>,
  );
  return { html: withoutPreloads(html), rules: style.text() };
}

/**
 * React puts preloads of eager pictures before the markup; here the picture itself comes at once.
 */
function withoutPreloads(html: string): string {
  return html.replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');
}

function wrapSection({ id, width, tone }: PageSection, blocks: string): string {
  return `<section class="fr-section" id="section-${escape(id)}" data-width="${width}" data-tone="${tone}"><div class="fr-section__grid">${blocks}</div></section>`;
}

function placeInGrid({ column }: PageBlock, html: string): string {
  const span = column ? ` data-start="${column.start}" data-span="${column.span}"` : '';
  return `<div class="fr-cell"${span}>${html}</div>`;
}

function escape(text: string): string {
  return text.replace(/[^\w-]/g, '');
}
