/** Returns the address of a collection's feed, from that of its list. */
export function itemFeedHref(path: string): string {
  return `${path}?format=rss`;
}
