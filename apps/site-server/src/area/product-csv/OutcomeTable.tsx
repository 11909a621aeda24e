import { sayOfCsv } from './csv-texts';

/** A product of a table, with what happens to it. */
export interface ProductOutcome {
  readonly title: string;
  /** @default what is wrong says it */
  readonly effect?: string;
  readonly wrong: readonly string[];
}

/** Renders what happens to each product of a table. */
export function OutcomeTable({
  heading,
  products,
}: {
  /** Above what happens. */
  readonly heading: string;
  readonly products: readonly ProductOutcome[];
}) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfCsv('product')}</th>
          <th scope="col">{heading}</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ title, effect, wrong }, index) => (
          <tr key={index}>
            <th scope="row" className="excerpt">
              {title}
            </th>
            <td className="excerpt">
              {effect}
              {wrong.map((text) => (
                <p key={text} className="wrong">
                  {text}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
