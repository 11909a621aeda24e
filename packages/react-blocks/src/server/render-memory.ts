import type { Asset, PageBlock, PageRecord } from '@frontage/site-model';
import { textsInUse } from '../texts/stored-texts';
import type { BlockPlace } from '../server-block/block-place';
import { isSameJson } from '@frontage/site-model/editing';
import { policyHash } from './policy-hash';
import type { Fragment, FragmentCache, RenderInput } from './render-input';

/**
 * What is remembered together with a fragment cache, so that unchanged parts are not rendered
 * again.
 */
export interface RenderMemory {
  /**
   * Gives the previous fragment of this block of the page, if everything it depends on is the same.
   */
  recall(block: PageBlock, place: BlockPlace, input: RenderInput): Fragment | undefined;
  /** Remembers a block's fragment together with everything it depends on. */
  remember(
    block: PageBlock,
    place: BlockPlace,
    input: RenderInput,
    known: { fragment: Fragment; assetIds: readonly string[] },
  ): void;
  /** Forgets the blocks that a rendered page no longer has. */
  forgetRemoved(page: PageRecord): void;
  /** Gives the policy source of a style sheet; those of the last few are remembered. */
  styleHash(style: string): string;
}

interface Remembered {
  block: PageBlock;
  fragment: Fragment;
  facts: readonly string[];
  assets: readonly (readonly [id: string, asset: Asset | undefined])[];
}

/** The most style sheets kept for comparison; pages with the same kinds of block share one. */
const mostStyles = 16;

/** The most pages whose blocks are kept for comparison: the most recently rendered. */
const mostPages = 100;

// The memory lives as long as the cache that its owner holds.
const memories = new WeakMap<FragmentCache, RenderMemory>();

/** Gives the memory that belongs to a fragment cache. */
export function memoryOf(fragments: FragmentCache): RenderMemory {
  const memory = memories.get(fragments) ?? createRenderMemory();
  memories.set(fragments, memory);
  return memory;
}

function createRenderMemory(): RenderMemory {
  // A Map keeps the order of insertion: the first page is the least recently rendered.
  const pages = new Map<string, Map<string, Remembered>>();
  const styles: { style: string; hash: string }[] = [];

  function blocksOf(pageId: string): Map<string, Remembered> {
    const blocks = pages.get(pageId) ?? new Map<string, Remembered>();
    pages.delete(pageId);
    pages.set(pageId, blocks);
    const [oldest] = pages.keys();
    if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
    return blocks;
  }

  return {
    recall(block, place, input) {
      const remembered = pages.get(input.page.id)?.get(block.id);
      if (
        !remembered ||
        !isSameJson(remembered.facts, factsOf(place, input)) ||
        !isSameJson(remembered.block, block)
      )
        return undefined;
      return remembered.assets.every(([id, asset]) => isSameJson(asset, input.asset(id)))
        ? remembered.fragment
        : undefined;
    },
    remember(block, place, input, { fragment, assetIds }) {
      const assets = assetIds.map((id) => [id, input.asset(id)] as const);
      blocksOf(input.page.id).set(block.id, {
        block,
        fragment,
        facts: factsOf(place, input),
        assets,
      });
    },
    forgetRemoved({ id, document }) {
      if (!pages.has(id)) return;
      const presentIds = new Set(
        document.sections.flatMap(({ blocks }) => blocks.map((block) => block.id)),
      );
      const blocks = blocksOf(id);
      for (const blockId of blocks.keys()) if (!presentIds.has(blockId)) blocks.delete(blockId);
    },
    styleHash(style) {
      const knownStyle = styles.find((entry) => entry.style === style);
      if (knownStyle) return knownStyle.hash;
      const hash = policyHash(style);
      styles.unshift({ style, hash });
      styles.length = Math.min(styles.length, mostStyles);
      return hash;
    },
  };
}

/** What a block's markup depends on besides itself and its pictures. */
export function factsOf(
  { loading, sizes }: BlockPlace,
  { runtime, page, locale, texts }: RenderInput,
): readonly string[] {
  return [
    runtime.build,
    page.siteId,
    locale,
    textsInUse(texts, locale)?.json ?? '',
    loading,
    sizes,
  ];
}
