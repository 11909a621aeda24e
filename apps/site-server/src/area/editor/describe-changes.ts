import type { PageBlock, PageDocument } from '@frontage/site-model';
import {
  isSameJson,
  type PageChange,
  type ReviewChange,
  type SectionSettings,
  type TextChange,
} from '@frontage/site-model/editing';
import { blockContents, tableOfKind, type BlockContents } from '../block-names/block-contents';
import { sayOfChanges } from './change-texts';
import { kindText } from '../block-names/kind-text';
import { nameBlocks, type NameBlock, type NameOf } from '../block-names/name-blocks';
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

/** Two states of a page, and what names what they refer to. */
export interface ChangedPage {
  readonly before: PageDocument;
  readonly now: PageDocument;
  readonly nameOf: NameOf;
}

/** What names the blocks of both states. */
interface Names {
  readonly before: NameBlock;
  readonly now: NameBlock;
  readonly of: NameOf;
}

/** A change in words. */
export interface DescribedChange extends Pick<ReviewChange, 'key' | 'takeBack' | 'block'> {
  readonly group: ChangeGroup;
  /** Which block or section it is. */
  readonly name: string;
  /** What is different about it. */
  readonly what: string;
  /** Whether it came, went or was moved as a whole. */
  readonly isDeed: boolean;
  readonly texts: readonly TextChange[];
}

/**
 * Says changes of a page in words, group by group.
 *
 * @param changes of the page
 * @param page both of its states
 */
export function describeChanges(
  changes: readonly PageChange[],
  page: ChangedPage,
): readonly ReviewChange[] {
  const described = describeEach(changes, page);
  return changeGroups.flatMap((group) =>
    described
      .filter((change) => change.group === group)
      .map((change) => {
        const { key, takeBack, block, texts } = change;
        const title = titleOf(change.name, [change]);
        return { key, takeBack, block, texts, title, group: sayOfChanges(group) };
      }),
  );
}

/**
 * Says each change of a page in words, in their order.
 *
 * @param changes of the page
 * @param page both of its states
 */
export function describeEach(
  changes: readonly PageChange[],
  { before, now, nameOf }: ChangedPage,
): readonly DescribedChange[] {
  const names = { before: nameBlocks(before, nameOf), now: nameBlocks(now, nameOf), of: nameOf };
  return changes.map((change) => describe(change, names));
}

/**
 * Gives one title to what is different about a block or a section.
 *
 * @param name what it is called
 * @param changes at least one of it
 */
export function titleOf(
  name: string,
  changes: readonly Pick<DescribedChange, 'what' | 'isDeed'>[],
): string {
  const isDeed = changes.length === 1 && changes[0]?.isDeed === true;
  const what = changes.map((change) => change.what).join(', ');
  return sayOfChanges(isDeed ? 'deed' : 'field', { name, what });
}

function describe(change: PageChange, names: Names): DescribedChange {
  const { key, takeBack } = change;
  if (change.is === 'field') return { key, takeBack, ...describeField(change, names) };
  if ('section' in change) return { key, takeBack, ...describeSection(change, names) };
  const { is, block } = change;
  const isGone = is === 'removed';
  return {
    key,
    takeBack,
    group: is === 'column' ? 'looks' : 'blocks',
    name: (isGone ? names.before : names.now)(block),
    what: sayOfChanges(whatOf(is, block)),
    isDeed: isGone || is === 'added' || is === 'moved',
    ...(!isGone && { block: block.id }),
    texts: textsOf([block], is),
  };
}

type FieldChange = Extract<PageChange, { readonly is: 'field' }>;
type BlockChange = Exclude<Extract<PageChange, { readonly block: PageBlock }>, FieldChange>;
type SectionChange = Exclude<PageChange, { readonly block: PageBlock }>;

/** How a change is said. */
type Said = Omit<DescribedChange, 'key' | 'takeBack'>;

function whatOf(is: BlockChange['is'], block: PageBlock) {
  if (is === 'hidden') return block.hidden === true ? 'hidden' : 'shown';
  if (is === 'locked') return block.locked === true ? 'locked' : 'unlocked';
  return is;
}

function describeField({ block, before, field }: FieldChange, names: Names): Said {
  const label = tableOfKind(block.type)?.fields[field]?.label ?? field;
  const { group, texts } = compareContents(
    blockContents(before, field),
    blockContents(block, field),
    names.of,
  );
  const kind = kindText(block.type);
  const itself = sayOfChanges(group === 'words' ? 'itsWords' : 'itsChoice');
  const name = names.now(block);
  return {
    group,
    // Where nothing is left that names it, it is known by what it was.
    name: name === kind ? names.before(before) : name,
    // A field that is called as its block is says nothing.
    what: label === kind ? itself : label,
    isDeed: false,
    block: block.id,
    texts,
  };
}

function describeSection(change: SectionChange, names: Names): Said {
  const { is, section, takeBack } = change;
  const isGone = is === 'sectionRemoved';
  const [first] = section.blocks;
  const kind = sayOfChanges('section');
  const isLook = is === 'sectionLook';
  const settings = takeBack.flatMap((operation) =>
    operation.do === 'setSection' ? changedSettings(operation) : [],
  );
  const deeds = {
    sectionAdded: 'added',
    sectionRemoved: 'removed',
    sectionMoved: 'moved',
  } as const;
  return {
    group: isLook ? 'looks' : 'blocks',
    name: first ? `${kind}: ${(isGone ? names.before : names.now)(first)}` : kind,
    what: is === 'sectionLook' ? settings.join(', ') : sayOfChanges(deeds[is]),
    isDeed: !isLook,
    ...(!isGone && first && { block: first.id }),
    texts: textsOf(section.blocks, is),
  };
}

function changedSettings({
  value,
  was,
}: {
  readonly value: Partial<SectionSettings>;
  readonly was: Partial<SectionSettings>;
}): readonly string[] {
  const names = ['width', 'tone', 'space', 'gap', 'shownTo', 'entrance', 'picture'] as const;
  return names
    .filter((name) => !isSameJson(value[name] ?? null, was[name] ?? null))
    .map((name) => sayOfChanges(name));
}

/** The words that came or went with blocks. */
function textsOf(blocks: readonly PageBlock[], is: PageChange['is']): readonly TextChange[] {
  const words = blocks.flatMap((block) => blockContents(block).words).join('\n');
  if (words === '') return [];
  if (is === 'removed' || is === 'sectionRemoved') return [splitChange(words, '')];
  return is === 'added' || is === 'sectionAdded' ? [splitChange('', words)] : [];
}

function compareContents(
  before: BlockContents,
  now: BlockContents,
  nameOf: NameOf,
): { readonly group: ChangeGroup; readonly texts: readonly TextChange[] } {
  const names = (ids: readonly string[]) =>
    ids.map((id) => nameOf(id) ?? sayOfChanges('ofUnknown'));
  const settings = (of: BlockContents) => [...names(of.others), ...of.settings];
  const rows: readonly (readonly [ChangeGroup, readonly string[], readonly string[]])[] = [
    ['words', before.words, now.words],
    ['pictures', names(before.assets), names(now.assets)],
    ['parties', before.parties, now.parties],
    ['addresses', before.addresses, now.addresses],
    ['looks', settings(before), settings(now)],
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
