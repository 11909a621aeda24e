/** What is done with the rows of a list that are picked. */
export interface PickBarProps {
  /** Says what the buttons are for, before a script counts. */
  readonly picked: string;
  readonly pickedOne: string;
  /** With `{count}`. */
  readonly pickedOther: string;
  /** The buttons: what each sends as `do`, and its text. */
  readonly acts: readonly (readonly [act: string, text: string])[];
  /** Where they send the form. @default where the form goes */
  readonly action?: string;
}

/** Renders the buttons for the rows that are picked. */
export function PickBar({ picked, pickedOne, pickedOther, acts, action }: PickBarProps) {
  return (
    <div className="actions savebar" role="group" aria-label={picked}>
      <span
        className="quiet"
        role="status"
        data-picked=""
        data-picked-one={pickedOne}
        data-picked-other={pickedOther}
      >
        {picked}
      </span>
      {acts.map(([act, text]) => (
        <button
          key={act}
          className="button"
          data-look="quiet"
          name="do"
          value={act}
          formAction={action}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
