import type { ItemView } from '../../items/item-view';

/** By what an archive groups its items. */
export type ArchiveGrouping = 'month' | 'year' | 'category' | 'tag' | 'none';

/** Items that belong together. */
export interface ItemGroup {
  /** The month, the year, the category or the tag; '' for items without one. */
  readonly word: string;
  readonly items: readonly ItemView[];
}

/** Where and in which language dates are told. */
export interface GroupingPlace {
  /** A language tag. */
  readonly locale: string;
  /** An IANA name, for items without one. */
  readonly timeZone: string;
}

/**
 * Groups items. Months and years come in the order of the items, categories and tags by their
 * names, and what has none last. An item with several tags is in the group of each.
 */
export function groupItems(
  items: readonly ItemView[],
  by: Exclude<ArchiveGrouping, 'none'>,
  { locale, timeZone }: GroupingPlace,
): ItemGroup[] {
  const groups = new Map<string, ItemView[]>();
  const formats = new Map<string, Intl.DateTimeFormat>();
  for (const item of items)
    for (const word of wordsOf(item)) {
      const group = groups.get(word);
      if (group) group.push(item);
      else groups.set(word, [item]);
    }
  const found = [...groups].map(([word, grouped]) => ({ word, items: grouped }));
  if (by === 'month' || by === 'year') return found;
  const { compare } = new Intl.Collator(locale);
  return found.sort((a, b) =>
    a.word === '' || b.word === ''
      ? Number(a.word === '') - Number(b.word === '')
      : compare(a.word, b.word),
  );

  function wordsOf(item: ItemView): readonly string[] {
    if (by === 'tag') return item.tags.length > 0 ? item.tags : [''];
    if (by === 'category') return [item.category];
    return [formatIn(item.timeZone ?? timeZone).format(item.startsAt)];
  }

  /** Making a format is dear, and items have few zones. */
  function formatIn(zone: string): Intl.DateTimeFormat {
    const month = by === 'month' ? 'long' : undefined;
    const format =
      formats.get(zone) ??
      new Intl.DateTimeFormat(locale, { year: 'numeric', month, timeZone: zone });
    formats.set(zone, format);
    return format;
  }
}
