import { sayOfNumbers } from './numbers-texts';

/** A number that says much. */
export interface KeyFigure {
  readonly name: string;
  readonly value: string;
  /** What it was in the period before. */
  readonly before?: string | undefined;
  /** Where what it counts is. @default nowhere */
  readonly href?: string | undefined;
  /** What stands below it in place of the period before. */
  readonly detail?: string;
}

/** Renders numbers in a row. */
export function KeyFigures({ figures }: { readonly figures: readonly KeyFigure[] }) {
  return (
    <dl className="keyfigures">
      {figures.map(({ name, value, before, href, detail }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{href === undefined ? value : <a href={href}>{value}</a>}</strong>
            {before !== undefined && (
              <span className="quiet">{sayOfNumbers('was', { value: before })}</span>
            )}
            {detail !== undefined && <span className="quiet">{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
