/** A labelled field of several lines. */
export interface TextAreaProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** Lines that are shown without scrolling. @default 3 */
  readonly rows?: number;
  /** What is wrong with it. @default nothing */
  readonly wrong?: string | undefined;
}

/** Renders a field of several lines; what is wrong is read out with it, and gets the focus. */
export function TextArea({ name, label, value, hint, rows = 3, wrong }: TextAreaProps) {
  const described = [...(hint ? [`${name}-hint`] : []), ...(wrong ? [`${name}-wrong`] : [])];
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {wrong && (
        <p className="wrong" id={`${name}-wrong`}>
          {wrong}
        </p>
      )}
      <textarea
        id={name}
        name={name}
        rows={rows}
        defaultValue={value}
        autoFocus={wrong !== undefined}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
      />
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
