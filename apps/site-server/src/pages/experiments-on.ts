import { readShownTo, type PageRecord } from '@frontage/site-model';

/** The experiments whose sections a page has. */
export function experimentsOn({ document }: Pick<PageRecord, 'document'>): ReadonlySet<string> {
  return new Set(
    document.sections.flatMap(({ shownTo }) => readShownTo(shownTo)?.experiment ?? []),
  );
}
