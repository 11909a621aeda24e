import { Field } from '../Field';
import { TextArea } from '../TextArea';
import type { SettingField } from './setting-field';

/** A setting with what stands in its control. */
export interface SettingControlProps {
  readonly field: SettingField;
  readonly value: string;
  /** What can be chosen. @default nothing */
  readonly options?: readonly (readonly [value: string, text: string])[] | undefined;
  /** What is wrong with it. @default nothing */
  readonly wrong?: string | undefined;
}

/** Renders the control of one setting. */
export function SettingControl({ field, value, options = [], wrong }: SettingControlProps) {
  const { name, label, hint, kind, rows } = field;
  if (kind === 'check')
    return (
      <label className="check">
        <input type="checkbox" name={name} defaultChecked={value === 'on'} />
        {label}
      </label>
    );
  if (kind === 'lines')
    return (
      <TextArea
        {...{ name, label, value, wrong }}
        {...(hint !== undefined && { hint })}
        {...(rows !== undefined && { rows })}
      />
    );
  if (kind === 'choice') return <Choice {...{ field, value, options, wrong }} />;
  return (
    <Field
      {...{ name, label, value, wrong }}
      {...(hint !== undefined && { hint })}
      type={kind === 'email' ? 'email' : 'text'}
      {...(kind === 'number' && { inputMode: 'numeric' as const })}
      autoComplete="off"
      isOptional
    />
  );
}

function Choice({ field: { name, label, hint }, value, options = [], wrong }: SettingControlProps) {
  const described = [...(hint ? [`${name}-hint`] : []), ...(wrong ? [`${name}-wrong`] : [])];
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {wrong && (
        <p className="wrong" id={`${name}-wrong`}>
          {wrong}
        </p>
      )}
      <select
        id={name}
        name={name}
        defaultValue={value}
        autoFocus={wrong !== undefined}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
