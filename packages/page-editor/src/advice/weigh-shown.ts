import { listPageBlocks } from './list-page-blocks';

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
  const blocks = listPageBlocks(window.document).map(({ id, root }) => {
    const shown = [...root.querySelectorAll('img')].map(({ currentSrc }) => currentSrc);
    for (const address of shown) pictures.add(address);
    return { id, bytes: sum([...new Set(shown)].map((address) => bytes.get(address) ?? 0)) };
  });
  for (const { currentSrc } of window.document.images) pictures.add(currentSrc);
  const fixed = [...bytes].filter(([address]) => /\.(?:js|css|woff2?)(?:$|\?)/.test(address));
  const [page] = window.performance.getEntriesByType('navigation');
  return {
    page:
      ((page as PerformanceNavigationTiming | undefined)?.encodedBodySize ?? 0) +
      sum(fixed.map(([, size]) => size)) +
      sum([...pictures].map((address) => bytes.get(address) ?? 0)),
    blocks: blocks
      .filter((block) => block.bytes >= heavy)
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, most),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
