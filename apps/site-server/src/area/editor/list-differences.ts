import type { PageDocument } from '@frontage/site-model';
import {
  compareDocuments,
  locateBlock,
  type PageChange,
  type TextChange,
} from '@frontage/site-model/editing';
import { blockContents } from '../block-names/block-contents';
import { sayOfChanges } from './change-texts';
import { describeEach, titleOf, type DescribedChange } from './describe-changes';
import { nameBlocks, type NameBlock, type NameOf } from '../block-names/name-blocks';
import { splitChange } from './split-change';

/** A block that differs between two versions of a page. */
export interface BlockDifference {
  readonly block: string;
  /** Which block it is, and what differs about it. */
  readonly title: string;
  readonly texts: readonly TextChange[];
  /** Which of the versions have it. */
  readonly where: 'both' | 'from' | 'to';
}

/** One thing that differs about a block. */
type Differing = Pick<DescribedChange, 'name' | 'what' | 'isDeed' | 'texts'> & {
  readonly id: string;
};

/**
 * Lists the blocks that differ between two versions of a page, in the order of the later one; those
 * that only the earlier one has come last.
 *
 * @param from the earlier version
 * @param to the later one
 * @param nameOf names what their blocks refer to
 */
export function listDifferences(
  from: PageDocument,
  to: PageDocument,
  nameOf: NameOf,
): readonly BlockDifference[] {
  const changes = compareDocuments(from, to);
  const described = describeEach(changes, { before: from, now: to, nameOf });
  const names = { from: nameBlocks(from, nameOf), to: nameBlocks(to, nameOf) };
  const found = new Map<string, Differing[]>();
  for (const [index, change] of changes.entries())
    for (const differing of differencesOf(change, described[index], names))
      found.set(differing.id, [...(found.get(differing.id) ?? []), differing]);
  return [...found].map(([block, all]) => ({
    block,
    title: titleOf(all[0]?.name ?? '', all),
    texts: all.flatMap(({ texts }) => texts),
    where: whereIs(from, to, block),
  }));
}

function whereIs(from: PageDocument, to: PageDocument, id: string): BlockDifference['where'] {
  if (!locateBlock(from, id)) return 'to';
  return locateBlock(to, id) ? 'both' : 'from';
}

function differencesOf(
  change: PageChange,
  described: DescribedChange | undefined,
  names: { readonly from: NameBlock; readonly to: NameBlock },
): readonly Differing[] {
  if (!described) return [];
  if ('block' in change) return [{ ...described, id: change.block.id }];
  const { is, section } = change;
  // A section comes and goes with its blocks; what else is different about it shows on its first.
  const isWhole = is === 'sectionAdded' || is === 'sectionRemoved';
  if (!isWhole) return section.blocks.slice(0, 1).map(({ id }) => ({ ...described, id }));
  const isNew = is === 'sectionAdded';
  return section.blocks.map((block) => {
    const words = blockContents(block).words.join('\n');
    return {
      id: block.id,
      name: (isNew ? names.to : names.from)(block),
      what: sayOfChanges(isNew ? 'added' : 'removed'),
      isDeed: true,
      texts: words === '' ? [] : [isNew ? splitChange('', words) : splitChange(words, '')],
    };
  });
}
