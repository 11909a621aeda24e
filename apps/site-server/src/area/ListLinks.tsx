/** Where the parts of a list beside the shown one are; undefined where there is none. */
export interface ListLinksProps {
  /** The name of the list. */
  readonly title: string;
  readonly newer: string | undefined;
  readonly older: string | undefined;
}

/** Renders the links to the newer and the older part of a list. */
export function ListLinks({ title, newer, older }: ListLinksProps) {
  return (
    <nav className="actions" aria-label={title}>
      {newer !== undefined && (
        <a className="button" data-look="quiet" href={newer}>
          Newer
        </a>
      )}
      {older !== undefined && (
        <a className="button" data-look="quiet" href={older}>
          Older
        </a>
      )}
    </nav>
  );
}
