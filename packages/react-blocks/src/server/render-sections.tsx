import type { PageBlock, PageSection } from '@frontage/site-model';
import { collectReferences } from '@frontage/site-model/fields';
import { blockFields } from '../blocks/block-fields';
import { entranceAttribute, entranceKind } from '../blocks/entrance/entrance.parts';
import {
  sectionPictureAttribute,
  sectionPictureKind,
} from '../blocks/section-picture/section-picture.parts';
import { createNeedsCollector, type PageNeeds } from '../render/page-needs';
import { placeBlock, type BlockPlace } from '../server-block/block-place';
import { hasTitle } from './has-title';
import { blockCache, showsPictures, type BlockSource } from './render-block';
import { renderFragment } from './render-fragment';
import type { Fragment, RenderInput } from './render-input';
import { factsOf, memoryOf } from './render-memory';
import { renderSectionPicture } from './render-section-picture';

/** The sections of a page as HTML, with what they need of the page. */
export interface RenderedSections {
  readonly html: string;
  /** The rules of their values. */
  readonly rules: string;
  /** The rendered kinds of block. */
  readonly blockTypes: readonly string[];
  readonly needs: Required<PageNeeds>;
  /** Whether one of them shows a visitor's own data. */
  readonly isPrivate: boolean;
}

/** What blocks are rendered from, and their cache. */
type SectionsInput = RenderInput & BlockSource;

/**
 * Renders the sections of a page block by block; blocks in the fragment cache are taken from it.
 *
 * @param page what it is rendered from
 * @param options `isLater` for sections that come after the first screen: their pictures are not
 *   among the first. @default the page's own
 */
export function renderSections(
  page: RenderInput,
  { isLater = false }: { readonly isLater?: boolean } = {},
): RenderedSections {
  const input = { ...page, hasTitle: () => hasTitle(page.page.document, blockFields) };
  const types = new Set<string>();
  const rules = new Set<string>();
  const needs = createNeedsCollector();
  let index = 0;
  let pictureSeen = isLater;
  let isPrivate = false;

  function renderOne(section: PageSection, sectionIndex: number, block: PageBlock): string {
    const at = isLater ? sectionIndex + 1 : sectionIndex;
    const place = placeBlock(section, at, block, index, pictureSeen);
    const cache = blockCache(block, input);
    const fragment =
      cache === 'content'
        ? recallFragment(block, place, input)
        : renderFragment(block, place, input);
    index += 1;
    pictureSeen ||= showsPictures(block);
    if (fragment.html === '') return input.showsEmpty ? placeInGrid(block, emptyRoot(block)) : '';
    isPrivate ||= cache === 'visitor';
    types.add(block.type);
    rules.add(fragment.rules);
    needs.add(fragment.needs);
    return placeInGrid(block, fragment.html);
  }

  let html = '';
  // A growing string is cheaper than joining lists: it is written once, by whoever sends it.
  input.page.document.sections.forEach((section, index) => {
    const screen = isLater ? index + 1 : index;
    const first = pictureSeen ? 'eager' : 'first';
    const behind = renderSectionPicture(section, input, screen === 0 ? first : 'native');
    pictureSeen ||= behind !== undefined;
    const cells = section.blocks.map((block) => renderOne(section, index, block));
    const [only, ...others] = section.blocks.filter((_, at) => cells[at] !== '');
    const alone = others.length === 0 ? only?.type : undefined;
    if (section.entrance) needs.add({ styles: [entranceKind], started: [entranceKind] });
    if (behind) needs.add({ styles: [sectionPictureKind] });
    rules.add(behind?.rules ?? '');
    html += wrapSection(section, cells.join(''), { alone, behind: behind?.html });
  });
  if (input.fragments) memoryOf(input.fragments).forgetRemoved(input.page);
  return {
    html,
    rules: [...rules].join(''),
    blockTypes: [...types],
    needs: needs.needs(),
    isPrivate,
  };
}

function recallFragment(block: PageBlock, place: BlockPlace, input: SectionsInput): Fragment {
  const { fragments } = input;
  if (!fragments) return renderFragment(block, place, input);
  const memory = memoryOf(fragments);
  const recalled = memory.recall(block, place, input);
  if (recalled) return recalled;

  const { assetIds } = collectReferences({ sections: [{ blocks: [block] }] }, blockFields);
  const key = JSON.stringify([factsOf(place, input), block, assetIds.map(input.asset)]);
  const cached = fragments.get(key);
  const fragment = cached ?? renderFragment(block, place, input);
  if (!cached) fragments.set(key, fragment);
  memory.remember(block, place, input, { fragment, assetIds });
  return fragment;
}

function wrapSection(
  section: PageSection,
  blocks: string,
  { alone, behind = '' }: { alone: string | undefined; behind: string | undefined },
): string {
  const { id, width, tone, space, gap, entrance } = section;
  const around =
    // Its look may depend on that, and a browser shows a section before it has all of it.
    (alone !== undefined && width === 'full' ? ` data-alone="${escape(alone)}"` : '') +
    (space ? ` data-space="${space}"` : '') +
    (gap ? ` data-gap="${gap}"` : '') +
    (entrance ? ` ${entranceAttribute}="${entrance}"` : '') +
    (behind && ` ${sectionPictureAttribute}`);
  return `<section class="fr-section" id="section-${escape(id)}" data-width="${width}" data-tone="${tone}"${around}>${behind}<div class="fr-section__grid">${blocks}</div></section>`;
}

function placeInGrid({ column }: PageBlock, html: string): string {
  const span = column ? ` data-start="${column.start}" data-span="${column.span}"` : '';
  return `<div class="fr-cell"${span}>${html}</div>`;
}

/** Stands where a block shows nothing. */
function emptyRoot({ id, type }: PageBlock): string {
  return `<div class="fr-block" id="block-${escape(id)}" data-block-empty="${escape(type)}"></div>`;
}

function escape(text: string): string {
  return text.replace(/[^\w-]/g, '');
}
