import { searchKey } from '../../store/search-key';

/** Returns what a search of the owner's area finds a page by: its title and its address. */
export function pageSearchText({
  title,
  slug,
}: {
  readonly title: string;
  readonly slug: string;
}): string {
  return searchKey(`${title} /${slug}`);
}
