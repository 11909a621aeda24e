import { collectReferences, type PageBlock, type PageSection } from '@frontage/site-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { createPageStyle, PageStyleProvider } from '../render/page-style';
import { placeBlock, type BlockPlace } from './block-place';
import { renderBlock, showsPictures } from './render-block';
import type { Fragment, RenderInput } from './render-input';

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

  const html = input.page.document.sections
    .map((section, at) => wrapSection(section, section.blocks.map((block) => renderOne(section, at, block)).join('')))
    .join('');
  return { html, rules: [...rules].join(''), blockTypes: [...types] };
}

function renderFragment(block: PageBlock, place: BlockPlace, input: RenderInput): Fragment {
  const key = fragmentKey(block, place, input);
  const known = key === undefined ? undefined : input.fragments?.get(key);
  if (known) return known;

  const style = createPageStyle();
  const html = renderToStaticMarkup(<PageStyleProvider value={style}>{renderBlock(block, place, input)}</PageStyleProvider>);
  const fragment = { html, rules: style.text() };
  if (key !== undefined) input.fragments?.set(key, fragment);
  return fragment;
}

/**
 * What a block's markup depends on, as text; undefined for blocks that answer to more
 * than their own content and pictures, which are rendered each time.
 */
function fragmentKey(block: PageBlock, { loading, sizes }: BlockPlace, input: RenderInput): string | undefined {
  if (block.type === 'form' || block.type === 'search-preview') return undefined;
  const { assetIds } = collectReferences({ version: 1, sections: [{ id: '', width: 'text', tone: 'plain', blocks: [block] }] });
  const { siteId } = input.page;
  return JSON.stringify([input.runtime.build, siteId, input.locale, loading, sizes, block, assetIds.map(input.asset)]);
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
