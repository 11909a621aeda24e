/** What a list says that has nothing to show. */
export interface EmptyListProps {
  /** What will appear here, or that nothing fits the filter. */
  readonly text: string;
  /** Where one begins. @default no link */
  readonly begin?: readonly [href: string, text: string] | undefined;
}

/** Renders the words that stand where the rows of a list will be. */
export function EmptyList({ text, begin }: EmptyListProps) {
  return (
    <div className="empty quiet">
      <p>{text}</p>
      {begin && (
        <p>
          <a href={begin[0]}>{begin[1]}</a>
        </p>
      )}
    </div>
  );
}
