/** A labelled control of one line. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'datetime-local';
  /** What browsers fill in, such as `current-password`. */
  readonly autoComplete: string;
  /** What was entered. Passwords are entered anew. @default '' */
  readonly value?: string;
  readonly hint?: string;
  /** Which keys a telephone shows. @default those of the type */
  readonly inputMode?: 'numeric' | 'decimal';
  /** Whether it may stay empty. @default false */
  readonly isOptional?: boolean;
  /** What is wrong with it. @default nothing */
  readonly wrong?: string | undefined;
}

/** Renders a field; what is wrong is read out with it, and gets the focus. */
export function Field({
  name,
  label,
  type = 'text',
  autoComplete,
  value = '',
  hint,
  inputMode,
  isOptional = false,
  wrong,
}: FieldProps) {
  const described = [...(hint ? [`${name}-hint`] : []), ...(wrong ? [`${name}-wrong`] : [])];
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {wrong && (
        <p className="wrong" id={`${name}-wrong`}>
          {wrong}
        </p>
      )}
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={value}
        required={!isOptional}
        autoFocus={wrong !== undefined}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        {...(inputMode && { inputMode })}
        {...(type === 'email' && { inputMode: 'email' })}
        {...((type === 'email' || type === 'url') && { autoCapitalize: 'none', spellCheck: false })}
      />
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
