import type { PageBlock } from '@frontage/site-model';
import type { PageChange, ReviewChange, TextChange } from '@frontage/site-model/editing';
import { blockContents, tableOfKind, type BlockContents } from './block-contents';
import { sayOfChanges } from './change-texts';
import { splitChange } from './split-change';

/** The kinds of changes, in the order in which they are listed. */
export const changeGroups = [
  'words',
  'pictures',
  'addresses',
  'parties',
  'blocks',
  'looks',
] as const;

type ChangeGroup = (typeof changeGroups)[number];

/** What an owner calls a kind of block: `product-list` is "Product list". */
export function kindText(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The ids of the pictures and files that changes are about. */
export function changedAssets(changes: readonly PageChange[]): readonly string[] {
  const blocks = changes.flatMap((change) =>
    change.is === 'field' ? [change.before, change.block] : blocksOf(change),
  );
  return [...new Set(blocks.flatMap((block) => blockContents(block).assets))];
}

/**
 * Says changes of a page in words, group by group.
 *
 * @param changes of the page
 * @param nameOf names a picture or file by its id
 */
export function describeChanges(
  changes: readonly PageChange[],
  nameOf: (assetId: string) => string | undefined,
): readonly ReviewChange[] {
  const described = changes.map((change) => describe(change, nameOf));
  return changeGroups.flatMap((group) =>
    described
      .filter((change) => change.group === group)
      .map((change) => ({ ...change, group: sayOfChanges(group) })),
  );
}

function describe(
  change: PageChange,
  nameOf: (assetId: string) => string | undefined,
): ReviewChange & { readonly group: ChangeGroup } {
  const { key, is, takeBack } = change;
  if (is === 'field') {
    const { block, before, field } = change;
    const label = tableOfKind(block.type)?.fields[field]?.label ?? field;
    const { group, texts } = compareContents(
      blockContents(before, field),
      blockContents(block, field),
      nameOf,
    );
    const title = sayOfChanges('field', { kind: kindText(block.type), label });
    return { key, takeBack, group, title, block: block.id, texts };
  }
  const blocks = blocksOf(change);
  const kind = kindText(blocks[0]?.type ?? '');
  const isLook = is === 'column' || is === 'sectionLook';
  const words = blocks.flatMap((block) => blockContents(block).words).join('\n');
  const isGone = is === 'removed' || is === 'sectionRemoved';
  const isNew = is === 'added' || is === 'sectionAdded';
  const texts = [
    ...(isGone ? [splitChange(words, '')] : []),
    ...(isNew ? [splitChange('', words)] : []),
  ];
  return {
    key,
    takeBack,
    group: isLook ? 'looks' : 'blocks',
    title: sayOfChanges(is, { kind }),
    ...(!isGone && blocks[0] && { block: blocks[0].id }),
    texts: words === '' ? [] : texts,
  };
}

function blocksOf(change: PageChange): readonly PageBlock[] {
  return 'section' in change ? change.section.blocks : [change.block];
}

function compareContents(
  before: BlockContents,
  now: BlockContents,
  nameOf: (assetId: string) => string | undefined,
): { readonly group: ChangeGroup; readonly texts: readonly TextChange[] } {
  const names = ({ assets }: BlockContents) =>
    assets.map((id) => nameOf(id) ?? sayOfChanges('ofUnknown'));
  const rows: readonly (readonly [ChangeGroup, readonly string[], readonly string[]])[] = [
    ['words', before.words, now.words],
    ['pictures', names(before), names(now)],
    ['parties', before.parties, now.parties],
    ['addresses', before.addresses, now.addresses],
    ['looks', before.settings, now.settings],
  ];
  const differing = rows.filter(([, old, fresh]) => old.join('\n') !== fresh.join('\n'));
  return {
    group: differing[0]?.[0] ?? 'looks',
    texts: differing
      // The address of a frame tells what its origin tells.
      .filter(([group]) => group !== 'parties')
      .map(([, old, fresh]) => splitChange(old.join('\n'), fresh.join('\n'))),
  };
}
