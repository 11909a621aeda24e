import type { FormField } from '@frontage/form-runtime';
import { formParts, stepParts } from '@frontage/form-runtime/dom';
import type { ReactNode } from 'react';

/** A title and a short text between fields; the heading of its step if it starts one. */
export function FormSection({ field, isStep }: { field: FormField; isStep: boolean }): ReactNode {
  const { title, description, underline } = field;
  return (
    <div
      className="fr-form__section"
      data-underline={underline ? '' : undefined}
      {...{ [formParts.field]: 'section' }}
    >
      <h2 {...{ [formParts.title]: '', [stepParts.heading]: isStep ? '' : undefined }}>{title}</h2>
      {description && <p>{description}</p>}
    </div>
  );
}
