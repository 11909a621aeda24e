import { domId, type EntryForm } from './entry-form';
import { sayOfEntries } from './entry-texts';

/** A labelled control of a long form. */
export interface EntryProps {
  readonly form: EntryForm;
  /** The name of the control. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** What is said of a control: its hint, what is wrong, what somebody else entered. */
function describe({ form, name, hint }: EntryProps) {
  const wrong = form.wrong?.get(name);
  const now = form.conflicts?.get(name);
  const value = now === '' ? sayOfEntries('nothing') : now;
  const said = value === undefined ? wrong : sayOfEntries('meanwhile', { value });
  const id = domId(name);
  const described = [...(said ? [`${id}-wrong`] : []), ...(hint ? [`${id}-hint`] : [])];
  const first = [...(form.wrong?.keys() ?? []), ...(form.conflicts?.keys() ?? [])][0];
  return {
    said,
    control: {
      id,
      name,
      'aria-invalid': said ? true : undefined,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      autoFocus: form.focus === name || first === name,
    },
  };
}

function Said({ name, said, hint }: { name: string; said: string | undefined; hint?: string }) {
  return (
    <>
      {said && (
        <p className="wrong" id={`${domId(name)}-wrong`}>
          {said}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${domId(name)}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

/** Renders a field, or an area of several lines. */
export function Entry({
  rows,
  type = 'text',
  inputMode,
  ...entry
}: EntryProps & {
  /** How many lines it has. @default one */
  readonly rows?: number;
  readonly type?: 'text' | 'datetime-local';
  readonly inputMode?: 'numeric' | 'decimal';
}) {
  const { form, name, label, hint } = entry;
  if (form.maySee?.(name) === false) return null;
  const { said, control } = describe(entry);
  const value = form.fields[name] ?? '';
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      {rows === undefined ? (
        <input
          {...control}
          type={type}
          autoComplete="off"
          defaultValue={value}
          {...(inputMode && { inputMode })}
        />
      ) : (
        // The line end after the tag belongs to HTML, so that one in the text is not lost.
        <textarea {...control} rows={rows} defaultValue={value} />
      )}
      <Said name={name} said={said} {...(hint && { hint })} />
    </div>
  );
}

/** Renders a choice. */
export function EntrySelect({
  options,
  ...entry
}: EntryProps & { readonly options: readonly (readonly [value: string, text: string])[] }) {
  const { form, name, label, hint } = entry;
  if (form.maySee?.(name) === false) return null;
  const { said, control } = describe(entry);
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      <select {...control} defaultValue={form.fields[name] ?? ''}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Said name={name} said={said} {...(hint && { hint })} />
    </div>
  );
}

/** Renders a check box. */
export function EntryCheck(entry: EntryProps) {
  const { form, name, label } = entry;
  if (form.maySee?.(name) === false) return null;
  const { said, control } = describe(entry);
  return (
    <div className="field">
      <label className="check">
        <input {...control} type="checkbox" defaultChecked={Boolean(form.fields[name])} />
        {label}
      </label>
      <Said name={name} said={said} />
    </div>
  );
}

/** Renders a button that saves nothing: it sends the form, which comes back changed. */
export function StepButton({
  form,
  value,
  children,
  label,
  isOff = false,
}: {
  form: EntryForm;
  value: string;
  children: string;
  /** What it is called where its text alone is not enough. @default its text */
  label?: string;
  isOff?: boolean;
}) {
  return (
    <button
      className="button"
      data-look="quiet"
      name="do"
      value={value}
      aria-label={label}
      disabled={isOff}
      autoFocus={form.focus === `do:${value}`}
    >
      {children}
    </button>
  );
}
