import type { InputHTMLAttributes, ReactNode } from 'react';

/** The props of a checkout's field. */
export interface CheckoutFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  title: string;
  /** After the title. @default nothing */
  hint?: string | undefined;
  /** Its error. @default nothing */
  error?: string | undefined;
  /**
   * What is noticed about its content, and may be ignored; '' for nothing. @default never anything
   */
  notice?: string | undefined;
}

/** A field of one line; the browser keeps its content. */
export function CheckoutField({
  name,
  title,
  hint,
  error,
  notice,
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
      {notice !== undefined && (
        <p className="fr-checkout__notice" role="status">
          {notice}
        </p>
      )}
    </div>
  );
}

/** The error of a field, below it. */
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
