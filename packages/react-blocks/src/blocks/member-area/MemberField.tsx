import type { InputHTMLAttributes, ReactNode } from 'react';

/** A control of a member's form. */
export interface MemberFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'maxLength'
> {
  /** The form; names the control within the page. */
  form: string;
  name: string;
  label: string;
  /** @default '' */
  value?: string | undefined;
  /** What is wrong with it. @default nothing */
  wrong?: string | undefined;
  hint?: string | undefined;
}

/** Gives the id of a control. */
export function memberFieldId(form: string, name: string): string {
  return `member-${form}-${name}`;
}

/** A control with its label, its hint and what is wrong with it. */
export function MemberField(props: MemberFieldProps): ReactNode {
  const { form, name, label, value = '', wrong, hint, ...control } = props;
  const id = memberFieldId(form, name);
  return (
    <div className="fr-member-area__field">
      <label htmlFor={id}>{label}</label>
      <input
        {...control}
        id={id}
        className="fr-field"
        name={name}
        defaultValue={value}
        required
        aria-invalid={wrong ? true : undefined}
        aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-error`}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <p className="fr-line__problem" id={`${id}-error`}>
        {wrong}
      </p>
    </div>
  );
}
