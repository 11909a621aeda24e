import type { PageDocument } from '@frontage/site-model';

/** The blocks that are chosen, in their order on the page. */
export interface ChosenBlocks {
  readonly ids: readonly string[];
  /** The block that a range begins at, and the one that it ends at. @default none */
  readonly anchor?: string | undefined;
  readonly end?: string | undefined;
}

/** How a block comes to those that are chosen: alone, or with all between. */
export type ExtendChosen = 'toggle' | 'range';

/** One block. */
export const oneBlock = (id: string): ChosenBlocks => ({ ids: [id], anchor: id, end: id });

/** Lists the ids of a page's blocks in their order. */
export function listBlockIds({ sections }: PageDocument): string[] {
  return sections.flatMap(({ blocks }) => blocks.map(({ id }) => id));
}

/** Adds a block to those that are chosen, or takes it away. */
export function extendChosen(
  page: PageDocument,
  { ids, anchor }: ChosenBlocks,
  id: string,
  how: ExtendChosen,
): ChosenBlocks {
  const all = listBlockIds(page);
  if (how === 'range' && anchor !== undefined) {
    const [first = 0, last = 0] = [all.indexOf(anchor), all.indexOf(id)].sort((a, b) => a - b);
    return { ids: all.slice(Math.max(0, first), last + 1), anchor, end: id };
  }
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  const start = next.includes(id) ? id : next.at(-1);
  return { ids: all.filter((one) => next.includes(one)), anchor: start, end: start };
}

/** Makes the range one block longer or shorter. */
export function extendChosenBy(page: PageDocument, chosen: ChosenBlocks, by: -1 | 1): ChosenBlocks {
  const all = listBlockIds(page);
  const next = all[all.indexOf(chosen.end ?? '') + by];
  return chosen.end === undefined || next === undefined
    ? chosen
    : extendChosen(page, chosen, next, 'range');
}
