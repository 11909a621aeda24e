import type { FormField } from '@frontage/form-runtime';
import { formParts, stepParts } from '@frontage/form-runtime/markup';
import type { ReactNode } from 'react';
import { wrapperId } from './condition-rules';

/** A title and a short text between fields; the heading of its step if it starts one. */
export function FormSection({
  field,
  controlId,
  isStep,
}: {
  field: FormField;
  controlId: string;
  isStep: boolean;
}): ReactNode {
  const { title, description, underline, showWhen } = field;
  return (
    <div
      className="fr-form__section"
      id={showWhen && wrapperId(controlId)}
      data-underline={underline ? '' : undefined}
      {...{ [formParts.field]: 'section', [formParts.conditional]: showWhen && '' }}
    >
      <h2 {...{ [formParts.title]: '', [stepParts.heading]: isStep ? '' : undefined }}>{title}</h2>
      {description && <p>{description}</p>}
    </div>
  );
}
