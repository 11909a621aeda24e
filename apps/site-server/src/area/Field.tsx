import { textDirection } from '@frontage/site-model';
import type { ReactNode } from 'react';

/** A labelled control of a form. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  /** The control's id in the page. @default its name */
  readonly id?: string;
  /** What was entered. Passwords are entered anew. @default '' */
  readonly value?: string | undefined;
  readonly hint?: string | undefined;
  /** What is wrong with it. @default nothing */
  readonly wrong?: string | undefined;
  /** Whether it has the focus when the page opens. @default if something is wrong with it */
  readonly isFocused?: boolean;
  /** Whether browsers refuse to send it empty. @default false */
  readonly isRequired?: boolean;
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'datetime-local';
  /** What browsers fill in, such as `current-password`. @default off */
  readonly autoComplete?: string;
  /** Which keys a telephone shows. @default those of the type */
  readonly inputMode?: 'numeric' | 'decimal' | undefined;
  /** Lines that are shown without scrolling. @default it is one line */
  readonly rows?: number | undefined;
  /** The language of what is entered, BCP 47. @default that of the area */
  readonly lang?: string | undefined;
  /** What browsers offer while one writes. @default nothing */
  readonly suggestions?: readonly string[] | undefined;
  /** Keeps the room of what a script puts in the place of the control. @default nothing does */
  readonly room?: ReactNode;
  /** Values with their words, for a choice. @default it is free text */
  readonly options?: readonly (readonly [value: string, text: string])[] | undefined;
}

/** Renders a line, an area of several lines or a choice; what is wrong is read out with it. */
export function Field(props: FieldProps) {
  const { name, label, id = name, hint, wrong } = props;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {wrong && (
        <p className="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
      {props.room ? (
        <div className="field-place">
          <FieldControl {...props} />
          {props.room}
        </div>
      ) : (
        <FieldControl {...props} />
      )}
      {props.suggestions && props.suggestions.length > 0 && (
        <datalist id={`${id}-suggestions`}>
          {props.suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Renders a check box; what is wrong is read out with it. */
export function CheckField({
  isChecked,
  ...props
}: Pick<FieldProps, 'name' | 'label' | 'id' | 'hint' | 'wrong' | 'isFocused'> & {
  readonly isChecked: boolean;
}) {
  const { name, label, id = name, hint, wrong } = props;
  return (
    <div className="field">
      <label className="check">
        <input {...controlProps(props)} type="checkbox" defaultChecked={isChecked} />
        {label}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong && (
        <p className="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}

function FieldControl(props: FieldProps) {
  const { value = '', type = 'text', autoComplete = 'off', inputMode, rows, options } = props;
  const { suggestions } = props;
  const control = { ...controlProps(props), required: props.isRequired, defaultValue: value };
  if (rows !== undefined) return <textarea {...control} rows={rows} />;
  if (!options)
    return (
      <input
        {...control}
        type={type}
        autoComplete={autoComplete}
        inputMode={type === 'email' ? 'email' : inputMode}
        list={suggestions && suggestions.length > 0 ? `${control.id}-suggestions` : undefined}
        {...((type === 'email' || type === 'url') && { autoCapitalize: 'none', spellCheck: false })}
      />
    );
  return (
    <select {...control}>
      {options.map(([optionValue, text]) => (
        <option key={optionValue} value={optionValue}>
          {text}
        </option>
      ))}
    </select>
  );
}

function controlProps({
  name,
  id = name,
  hint,
  wrong,
  lang,
  isFocused = wrong !== undefined,
}: Pick<FieldProps, 'name' | 'id' | 'hint' | 'wrong' | 'lang' | 'isFocused'>) {
  const notes = [...(wrong ? [`${id}-wrong`] : []), ...(hint ? [`${id}-hint`] : [])];
  return {
    id,
    name,
    autoFocus: isFocused,
    ...(lang !== undefined && { lang, dir: textDirection(lang) }),
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
  };
}
