import type { PageDocument } from '@frontage/site-model';
import {
  compareDocuments,
  locateBlock,
  type PageChange,
  type ReviewChange,
  type TextChange,
} from '@frontage/site-model/editing';
import { blockContents } from './block-contents';
import { sayOfCompare } from './compare-texts';
import { describeChanges, kindText } from './describe-changes';
import { splitChange } from './split-change';

/** A block that differs between two versions of a page. */
export interface BlockDifference {
  readonly block: string;
  /** What differs about it. */
  readonly titles: readonly string[];
  readonly texts: readonly TextChange[];
  /** Which of the versions have it. */
  readonly where: 'both' | 'from' | 'to';
}

/**
 * Lists the blocks that differ between two versions of a page, in the order of the later one; those
 * that only the earlier one has come last.
 *
 * @param from the earlier version
 * @param to the later one
 * @param nameOf names a picture or file by its id
 */
export function listDifferences(
  from: PageDocument,
  to: PageDocument,
  nameOf: (assetId: string) => string | undefined,
): readonly BlockDifference[] {
  const changes = compareDocuments(from, to);
  const described = new Map(describeChanges(changes, nameOf).map((one) => [one.key, one]));
  const found = new Map<string, BlockDifference>();
  for (const change of changes)
    for (const difference of differencesOf(change, described.get(change.key))) {
      const { block } = difference;
      const before = found.get(block);
      found.set(block, {
        ...difference,
        where: whereIs(from, to, block),
        titles: [...(before?.titles ?? []), ...difference.titles],
        texts: [...(before?.texts ?? []), ...difference.texts],
      });
    }
  return [...found.values()];
}

function whereIs(from: PageDocument, to: PageDocument, id: string): BlockDifference['where'] {
  if (!locateBlock(from, id)) return 'to';
  return locateBlock(to, id) ? 'both' : 'from';
}

function differencesOf(
  change: PageChange,
  described: ReviewChange | undefined,
): readonly Omit<BlockDifference, 'where'>[] {
  const { title = '', texts = [] } = described ?? {};
  if ('block' in change) return [{ block: change.block.id, titles: [title], texts }];
  const { is, section } = change;
  // A section comes and goes with its blocks; what else is different about it shows on its first.
  const isWhole = is === 'sectionAdded' || is === 'sectionRemoved';
  if (!isWhole)
    return section.blocks.slice(0, 1).map(({ id }) => ({ block: id, titles: [title], texts }));
  return section.blocks.map((block) => {
    const words = blockContents(block).words.join('\n');
    const isNew = is === 'sectionAdded';
    return {
      block: block.id,
      titles: [sayOfCompare(isNew ? 'added' : 'removed', { kind: kindText(block.type) })],
      texts: words === '' ? [] : [isNew ? splitChange('', words) : splitChange(words, '')],
    };
  });
}
