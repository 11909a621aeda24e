import type { ReactNode } from 'react';
import { everyItem, itemFilterHref } from '../../items/item-filter';
import type { ArchiveView, ItemView } from '../../items/item-view';
import { markLackingList } from '../../items/mark-lacking-list';
import { ItemTime } from '../../items/ItemTime';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useTexts } from '../../texts/use-texts';
import { archiveParts as parts } from './archive.parts';
import { archiveTexts } from './archive.texts';
import { groupItems, type ArchiveGrouping, type ItemGroup } from './group-items';

/** The props of an archive. */
export interface ArchiveProps extends RootProps {
  /** The collection and its items. */
  view: ArchiveView;
  /** @default 'month' */
  groupBy?: ArchiveGrouping | undefined;
  /** Which groups are open at first. @default 'first' */
  opened?: 'first' | 'all' | 'none' | undefined;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
}

/** All items of a collection, in groups that open and say how many they are. It has no script. */
export function Archive(props: ArchiveProps): ReactNode {
  const { view, groupBy = 'month', opened = 'first', locale = 'en' } = props;
  const texts = useTexts(archiveTexts);
  const { items, timeZone } = view;
  const groups = groupBy === 'none' ? [] : groupItems(items, groupBy, { locale, timeZone });
  return (
    <BlockRoot block="archive" {...rootProps(props)} data={markLackingList(view)}>
      {items.length === 0 && <p>{texts.none}</p>}
      {groupBy === 'none' && <Items items={items} {...{ view, locale }} />}
      {groups.map((group, index) => (
        <details key={group.word} open={opened === 'all' || (opened === 'first' && index === 0)}>
          <summary>
            <span className={parts.word}>{group.word || texts.without}</span>{' '}
            <span className={parts.count}>{texts.count({ count: group.items.length })}</span>
          </summary>
          <Items items={group.items} {...{ view, locale }} />
          <AllOfGroup {...{ group, groupBy, view }} />
        </details>
      ))}
    </BlockRoot>
  );
}

interface ItemsProps {
  items: readonly ItemView[];
  view: ArchiveView;
  locale: string;
}

function Items({ items, view: { kind, timeZone }, locale }: ItemsProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <a href={item.href}>{item.title}</a>
          <ItemTime className="fr-item__time" {...{ item, kind, locale, timeZone }} />
        </li>
      ))}
    </ul>
  );
}

/** The list shows what belongs to a category or a tag; it knows no months. */
function AllOfGroup({
  group: { word },
  groupBy,
  view: { listPath },
}: {
  group: ItemGroup;
  groupBy: ArchiveGrouping;
  view: ArchiveView;
}): ReactNode {
  const texts = useTexts(archiveTexts);
  const isLabel = groupBy === 'category' || groupBy === 'tag';
  if (!isLabel || word === '' || listPath === undefined) return null;
  const href = itemFilterHref(listPath, { ...everyItem, [groupBy]: word });
  return (
    <a className={parts.all} href={href}>
      {texts.all({ word })}
    </a>
  );
}
