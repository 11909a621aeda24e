import { CheckField, Field, type FieldProps } from '../Field';
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

/** Renders a field, an area of several lines or a choice. */
export function Entry({
  form,
  name,
  ...field
}: EntryProps & Pick<FieldProps, 'rows' | 'type' | 'inputMode' | 'options'>) {
  if (form.maySee?.(name) === false) return null;
  return <Field {...entryProps(form, name)} {...field} value={form.fields[name]} />;
}

/** Renders a check box. */
export function EntryCheck({ form, name, label }: Omit<EntryProps, 'hint'>) {
  if (form.maySee?.(name) === false) return null;
  return (
    <CheckField {...entryProps(form, name)} label={label} isChecked={Boolean(form.fields[name])} />
  );
}

/** A control's place in the form, and what is said of it: what is wrong, or somebody's change. */
function entryProps({ wrong, conflicts, focus }: EntryForm, name: string) {
  const stored = conflicts?.get(name);
  const value = stored === '' ? sayOfEntries('nothing') : stored;
  const first = [...(wrong?.keys() ?? []), ...(conflicts?.keys() ?? [])][0];
  return {
    id: domId(name),
    name,
    wrong: value === undefined ? wrong?.get(name) : sayOfEntries('meanwhile', { value }),
    isFocused: focus === name || first === name,
  };
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
