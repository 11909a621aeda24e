import type { KnownField } from '@frontage/site-model/fields';
import type { ComponentProps, ReactNode } from 'react';

/** What every control of an option has. */
interface ControlProps {
  readonly name: string;
  readonly label: string;
  /** As it was given; '' where it is left as usual. */
  readonly value: string;
  readonly hint?: string | undefined;
  /** What is wrong with the value. */
  readonly error?: string | undefined;
}

/** An option that can be chosen. */
export interface OptionControlProps extends ControlProps {
  readonly field: KnownField;
}

/** The control in which a visitor chooses an option. */
export function OptionControl({ field, ...control }: OptionControlProps): ReactNode {
  if (field.kind === 'flag')
    return <OptionSelect {...control} words={{ '': usual(field), yes: 'Yes', no: 'No' }} />;
  if (field.kind === 'choice') {
    const words = Object.fromEntries(
      field.values.map((word) => [String(word), field.options?.[word] ?? String(word)]),
    );
    return <OptionSelect {...control} words={{ '': usual(field, words), ...words }} />;
  }
  const isNumber = field.kind === 'number';
  const label = isNumber && field.unit ? `${control.label} (${field.unit})` : control.label;
  return (
    <LabelledControl {...control} label={label}>
      <input
        {...described(control)}
        defaultValue={control.value}
        {...(isNumber && numberBounds(field))}
      />
    </LabelledControl>
  );
}

/** A list of which one entry is chosen, by the words for each value. */
export function OptionSelect({
  words,
  ...control
}: ControlProps & { words: Readonly<Record<string, string>> }): ReactNode {
  return (
    <LabelledControl {...control}>
      <select {...described(control)} defaultValue={control.value}>
        {Object.entries(words).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </LabelledControl>
  );
}

/** The id of the control of an option, for links to it. */
export function optionId(name: string): string {
  return `option-${name.replace('.', '-')}`;
}

function LabelledControl({
  name,
  label,
  value,
  hint,
  error,
  children,
}: ControlProps & { children: ReactNode }): ReactNode {
  const id = optionId(name);
  return (
    <p className="options__field" data-set={value === '' ? undefined : ''}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="options__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="options__error" id={`${id}-error`}>
          {error}
        </span>
      )}
      {children}
    </p>
  );
}

/** The attributes of a control, with what describes it. */
function described({ name, hint, error }: ControlProps) {
  const id = optionId(name);
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    className: 'fr-field',
    id,
    name,
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** The first entry of a list: what it is where nothing is chosen. */
function usual({ fallback }: KnownField, words: Readonly<Record<string, string>> = {}): string {
  if (fallback === undefined) return 'As usual';
  if (typeof fallback === 'boolean') return `As usual: ${fallback ? 'Yes' : 'No'}`;
  const text = words[String(fallback)];
  return `As usual: ${text ?? String(fallback)}`;
}

function numberBounds({
  least,
  above,
  most,
  whole,
}: Extract<KnownField, { kind: 'number' }>): ComponentProps<'input'> {
  const step = whole ? 1 : 'any';
  return { type: 'number', inputMode: 'decimal', step, min: least ?? above, max: most };
}
