import { sayOfPicks } from './pick-texts';

/** The row that a box stands for. */
export interface PickBoxProps {
  readonly id: string;
  /** What a screen reader calls the box. */
  readonly label: string;
  /** What it sends, such as the version of the row that is seen. @default 'on' */
  readonly value?: string;
}

/** Renders the box that picks a row of a list; `readPicks` reads it. */
export function PickBox({ id, label, value = 'on' }: PickBoxProps) {
  return (
    <label className="check">
      <input type="checkbox" name={`pick@${id}`} value={value} aria-label={label} data-pick="" />
    </label>
  );
}

/** Renders the head of the column of boxes: with a script, a box that picks all. */
export function PickAll({
  text = sayOfPicks('pick'),
  label = sayOfPicks('pickAll'),
}: {
  readonly text?: string;
  readonly label?: string;
}) {
  return (
    <th scope="col">
      <span data-pick-word="">{text}</span>
      <label className="check" hidden data-pick-all="" data-words={label}>
        <input type="checkbox" aria-label={label} />
      </label>
    </th>
  );
}
