/** Where the parts of a list beside the shown one are; undefined where there is none. */
export interface ListLinksProps {
  /** The name of the list. */
  readonly title: string;
  readonly newer: string | undefined;
  readonly older: string | undefined;
  /** What the links say. @default 'Newer' and 'Older' */
  readonly texts?: { readonly newer: string; readonly older: string } | undefined;
}

/** Returns what the links say of a list that is ordered by time. */
export function partTexts(sort: string | undefined) {
  return sort === 'oldest' ? { newer: 'Older', older: 'Newer' } : byTime;
}

const byTime = { newer: 'Newer', older: 'Older' };

/** Renders the links to the newer and the older part of a list; nothing where it has one part. */
export function ListLinks({ title, newer, older, texts = byTime }: ListLinksProps) {
  if (newer === undefined && older === undefined) return null;
  return (
    <nav className="actions" aria-label={title}>
      {newer !== undefined && (
        <a className="button" data-look="quiet" href={newer}>
          {texts.newer}
        </a>
      )}
      {older !== undefined && (
        <a className="button" data-look="quiet" href={older}>
          {texts.older}
        </a>
      )}
    </nav>
  );
}
