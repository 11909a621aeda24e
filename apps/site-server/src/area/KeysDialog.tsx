import { Fragment } from 'react';

/** What the keys of the area do, as `mountAreaKeys` and `mountFindKeys` have it. */
const keys: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Ctrl K', '/'], 'Find a page, an order, a person or something to do'],
  [['↑', '↓'], 'Go from row to row of a list'],
  [['Home', 'End'], 'Go to the first or the last row'],
  [['Enter'], 'Open the row'],
  [['Space'], 'Select the row; with Shift, all from the last one'],
  [['Esc'], 'Close what is open, else go back to the list'],
  [['?'], 'Show these keys'],
];

/** Renders the dialog that lists the keys of the area; only a script opens it. */
export function KeysDialog() {
  return (
    <dialog id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">Keys of this area</h2>
      <dl className="keys">
        {keys.map(([names, what]) => (
          <Fragment key={what}>
            <dt>
              {names.map((name) => (
                <Fragment key={name}>
                  <kbd>{name}</kbd>{' '}
                </Fragment>
              ))}
            </dt>
            <dd>{what}</dd>
          </Fragment>
        ))}
      </dl>
      <form method="dialog">
        <button className="button" data-look="quiet">
          Close
        </button>
      </form>
    </dialog>
  );
}
