/** What became of a part of a page: a block, or what was left out. */
export interface FoundPart {
  /** Its kind: that of a block, or the name of an element. */
  readonly kind: string;
  readonly count: number;
}

/** What an import says of one thing that it came upon. */
export type Finding =
  | {
      readonly about: 'page';
      /** The file that it came from, perhaps with the place in it. */
      readonly from: string;
      readonly slug: string;
      readonly title: string;
      readonly blocks: readonly FoundPart[];
      /** Elements that are kept as HTML. */
      readonly kept: readonly FoundPart[];
      /** Elements that are not on the page: what belongs to every page, scripts and styles. */
      readonly leftOut: readonly FoundPart[];
    }
  | {
      readonly about: 'picture';
      readonly from: string;
      /** The address that the markup has. */
      readonly source: string;
      /** `taken`; `elsewhere`, and not fetched; `missing`; `refused`, as it is no picture. */
      readonly state: 'taken' | 'elsewhere' | 'missing' | 'refused';
      /** The file that was taken, or why it was not. */
      readonly more: string;
    }
  | {
      /** A row or an entry that was read, or was not. */
      readonly about: 'entry';
      /** The file, with the line. */
      readonly from: string;
      readonly state: 'read' | 'left out' | 'changed';
      readonly more: string;
    };

/** Counts things by their kinds, in the order of their first coming. */
export function countKinds(kinds: readonly string[]): readonly FoundPart[] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
