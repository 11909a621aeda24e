import { fillBlogAddressFormat } from '@frontage/site-model';
import { createZonedTimes } from '../../sites/zoned-time';
import { mayHaveSlug } from '../documents/may-have-slug';
import { pageTypes } from '@frontage/site-model';
import type { Item } from './items';

/** Where the items of a collection are. */
export interface ItemPlace {
  /** Of the collection's page, without the leading slash. */
  readonly slug: string;
  /** [5.09] */
  readonly addressFormat: string;
  /** An IANA name, whose clocks tell the date. */
  readonly timeZone: string;
}

/** Stands for a title that leaves nothing of an address. */
const nameless = 'item';

/** An address has a longest length, and some of it is for a number. */
const longest = 144;

/**
 * Makes what gives items their addresses below a collection.
 *
 * @param place of the collection
 * @returns gives the address of an item, without the leading slash; another item may have it
 */
export function createItemSlug({
  slug,
  addressFormat,
  timeZone,
}: ItemPlace): (item: Pick<Item, 'name' | 'startsAt'>) => string {
  const times = createZonedTimes(timeZone);
  const fill = (date: string, title: string): string =>
    [slug, fillBlogAddressFormat(addressFormat, { date, title })]
      .filter((part) => part !== '')
      .join('/');
  return ({ name, startsAt }) => {
    const date = times.write(startsAt).slice(0, 10);
    const title = name === '' ? nameless : name;
    const whole = fill(date, title);
    const tooMuch = whole.length - longest;
    // A format may have the title twice; what is cut is cut from both.
    return tooMuch <= 0 ? whole : fill(date, title.slice(0, Math.max(1, title.length - tooMuch)));
  };
}

/** Whether items of a collection can have addresses of a format: none that the server reserves. */
export function mayHaveItemSlugs(place: ItemPlace, now: number): boolean {
  const slug = createItemSlug(place)({ name: 'a'.repeat(40), startsAt: now });
  return mayHaveSlug({ slug, pageType: pageTypes.codes.contentItem });
}

/** Whether an address is the one that an item wants, perhaps with a number behind it. */
export function isItemSlugOf(slug: string, wanted: string): boolean {
  return (
    slug === wanted ||
    (slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1)))
  );
}
