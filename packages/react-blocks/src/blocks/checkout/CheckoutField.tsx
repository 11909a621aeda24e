import type { InputHTMLAttributes, ReactNode } from 'react';

/** What a field of a checkout is shown with. */
export interface CheckoutFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  title: string;
  /** Behind the title. @default nothing */
  hint?: string | undefined;
  /** What is wrong with it. @default nothing */
  error?: string | undefined;
}

/** A field of one line; the browser keeps what stands in it. */
export function CheckoutField({
  name,
  title,
  hint,
  error,
  ...input
}: CheckoutFieldProps): ReactNode {
  return (
    <div className="fr-checkout__field" data-name={name}>
      <label htmlFor={`checkout-${name}`}>
        {title} {hint && <small>{hint}</small>}
      </label>
      <input
        className="fr-field"
        id={`checkout-${name}`}
        name={name}
        maxLength={200}
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={`checkout-${name}-error`}
      />
      <FieldError name={name} error={error} />
    </div>
  );
}

/** What is wrong with a field, below it. */
export function FieldError({
  name,
  error,
}: {
  name: string;
  error: string | undefined;
}): ReactNode {
  return (
    <p className="fr-line__problem" id={`checkout-${name}-error`}>
      {error}
    </p>
  );
}
