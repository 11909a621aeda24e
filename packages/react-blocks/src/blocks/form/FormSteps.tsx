import type { FormField as Field } from '@frontage/form-runtime';
import { stepParts } from '@frontage/form-runtime/markup';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { formFieldsTexts } from './fields/form-fields.texts';

/** Divides the fields of a form into steps; one step unless a section starts another. */
export function formFieldSteps(fields: readonly Field[]): readonly (readonly Field[])[] {
  const steps: Field[][] = [];
  for (const field of fields) {
    const step = steps.at(-1);
    if (!step || (field.type === 'section' && field.startsPage)) steps.push([field]);
    else step.push(field);
  }
  return steps;
}

/**
 * The position in a form of several steps; without a script it is empty, and all steps are shown.
 */
export function FormStepProgress(): ReactNode {
  const texts = useTexts(formFieldsTexts);
  const words = texts.step({ step: '{step}', count: '{count}' });
  return (
    <p className="fr-form__progress" role="status" hidden {...{ [stepParts.progress]: words }} />
  );
}

/** The buttons between the steps; without a script none are needed. */
export function FormStepButtons(): ReactNode {
  const texts = useTexts(formFieldsTexts);
  return (
    <div className="fr-form__step-buttons" hidden {...{ [stepParts.buttons]: '' }}>
      <button type="button" className="fr-action" data-look="quiet" {...{ [stepParts.back]: '' }}>
        {texts.back}
      </button>
      <button type="button" className="fr-action fr-form__next" {...{ [stepParts.next]: '' }}>
        {texts.next}
      </button>
    </div>
  );
}
