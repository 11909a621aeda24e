/** A labelled control of a longer form of the area. */
export interface FormFieldProps {
  readonly name: string;
  readonly label: string;
  /** What was entered. @default '' */
  readonly value?: string | undefined;
  readonly hint?: string;
  /** What is wrong with it. @default nothing */
  readonly wrong?: string | undefined;
  /** Whether it is gone on with. @default false */
  readonly isFocused?: boolean;
  /** How many lines it has. @default one */
  readonly rows?: number;
  readonly type?: 'text' | 'datetime-local';
  readonly inputMode?: 'numeric' | 'decimal';
  /** Values with their words, for a choice. @default it is free text */
  readonly options?: readonly (readonly [value: string, text: string])[];
}

/** Renders a field, an area of several lines, or a choice; what is wrong is read out with it. */
export function FormField(props: FormFieldProps) {
  const { name, label, hint, wrong } = props;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {wrong && (
        <p className="wrong" id={`${name}-wrong`}>
          {wrong}
        </p>
      )}
      <Control {...props} />
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function Control({
  name,
  value = '',
  hint,
  wrong,
  isFocused = false,
  rows,
  type = 'text',
  inputMode,
  options,
}: FormFieldProps) {
  const described = [...(wrong ? [`${name}-wrong`] : []), ...(hint ? [`${name}-hint`] : [])];
  const control = {
    id: name,
    name,
    autoFocus: isFocused,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  };
  if (rows !== undefined) return <textarea {...control} rows={rows} defaultValue={value} />;
  if (!options)
    return (
      <input
        {...control}
        type={type}
        autoComplete="off"
        defaultValue={value}
        {...(inputMode && { inputMode })}
      />
    );
  return (
    <select {...control} defaultValue={value}>
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}
