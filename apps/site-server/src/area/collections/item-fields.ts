import { isPageSlug, maxCategoryLength, maxTagLength } from '@frontage/site-model';
import type { CollectionKind } from '@frontage/react-blocks/server';
import type * as z from 'zod';
import { mostItemTags, type Item } from '../../pages/items/items';
import { createZonedTimes } from '../../sites/zoned-time';
import { enteredText } from '../../store/entered-text';
import { sayOfCollections } from './collection-texts';

/** The controls of what an item has beside its words. */
export const itemFields = {
  date: enteredText(40),
  until: enteredText(40).default(''),
  category: enteredText(200),
  tags: enteredText(5_000),
};

/** What somebody entered about an item. */
export type EnteredItem = z.infer<z.ZodObject<typeof itemFields>>;

/** What is wrong with one of the controls. */
export interface WrongItem {
  readonly field: keyof EnteredItem | 'title' | 'name' | 'page';
  readonly text: string;
}

/** What was entered, read. */
export type ReadItem =
  | { readonly item: Pick<Item, 'startsAt' | 'endsAt' | 'category' | 'tags'> }
  | { readonly wrong: WrongItem };

/**
 * Reads what somebody entered about an item.
 *
 * @param entered the controls
 * @param kind of its collection
 * @param timeZone an IANA name, in which times are entered
 */
export function readItemFields(
  { date, until, category, tags: written }: EnteredItem,
  kind: CollectionKind,
  timeZone: string,
): ReadItem {
  const times = createZonedTimes(timeZone);
  const startsAt = times.read(date);
  const endsAt = kind === 'events' && until !== '' ? times.read(until) : null;
  const tags = [...new Set(splitTags(written))];
  const complain = (field: WrongItem['field'], text: string): ReadItem => ({
    wrong: { field, text },
  });
  if (startsAt === undefined) return complain('date', sayOfCollections('dateWrong'));
  if (endsAt === undefined) return complain('until', sayOfCollections('endWrong'));
  if (endsAt !== null && endsAt < startsAt) return complain('until', sayOfCollections('endBefore'));
  if (category.length > maxCategoryLength)
    return complain('category', sayOfCollections('categoryWrong', { most: maxCategoryLength }));
  if (tags.some((tag) => tag.length > maxTagLength))
    return complain('tags', sayOfCollections('tagWrong', { most: maxTagLength }));
  if (tags.length > mostItemTags)
    return complain('tags', sayOfCollections('tagsWrong', { most: mostItemTags }));
  return { item: { startsAt, endsAt, category, tags } };
}

/** Writes what an item has, as the controls have it. */
export function writeItemFields(
  { startsAt, endsAt, category, tags }: Pick<Item, 'startsAt' | 'endsAt' | 'category' | 'tags'>,
  timeZone: string,
): EnteredItem {
  const times = createZonedTimes(timeZone);
  return {
    date: times.write(startsAt),
    until: endsAt === null ? '' : times.write(endsAt),
    category,
    tags: tags.join(', '),
  };
}

/** Whether a text may stand for the title in an address. */
export function isItemName(name: string): boolean {
  return name !== '' && !name.includes('/') && name.length <= 100 && isPageSlug(`a/${name}`);
}

/** Arabic and Chinese have commas of their own. */
function splitTags(written: string): string[] {
  return written
    .split(/[,،、，\n]/)
    .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
    .filter((tag) => tag !== '');
}
