import { blockAround } from '../elements/block-around';

/** What a page weighs as it is shown, in bytes that came over the line. */
export interface ShownWeight {
  readonly page: number;
  /** Blocks whose pictures weigh most, the heaviest first. */
  readonly blocks: readonly { readonly id: string; readonly bytes: number }[];
}

/** From how many bytes a block is named. */
const heavy = 50_000;

/** How many are named. */
const most = 3;

/**
 * Weighs a page in its window: its HTML, styles, scripts and fonts, and the pictures that it shows
 * now. Those of earlier states do not count.
 *
 * @param window of the page
 */
export function weighShown(window: Window): ShownWeight {
  const bytes = new Map<string, number>();
  for (const entry of window.performance.getEntriesByType('resource'))
    bytes.set(entry.name, (entry as PerformanceResourceTiming).encodedBodySize);
  const pictures = new Set<string>();
  const shownIn = new Map<string, Set<string>>();
  for (const picture of window.document.images) {
    pictures.add(picture.currentSrc);
    const id = blockAround(picture);
    if (id !== undefined) shownIn.set(id, (shownIn.get(id) ?? new Set()).add(picture.currentSrc));
  }
  const bytesOf = (addresses: Iterable<string>) =>
    sum([...addresses].map((address) => bytes.get(address) ?? 0));
  const blocks = [...shownIn].map(([id, shown]) => ({ id, bytes: bytesOf(shown) }));
  const fixed = [...bytes].filter(([address]) => /\.(?:js|css|woff2?)(?:$|\?)/.test(address));
  const [page] = window.performance.getEntriesByType('navigation');
  return {
    page:
      ((page as PerformanceNavigationTiming | undefined)?.encodedBodySize ?? 0) +
      sum(fixed.map(([, size]) => size)) +
      bytesOf(pictures),
    blocks: blocks
      .filter((block) => block.bytes >= heavy)
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, most),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
