import type { FormDefinition, FormField as Field } from '@frontage/form-runtime';
import { formParts, kindParts, stepParts } from '@frontage/form-runtime/markup';
import type { ReactNode } from 'react';
import { usePageNeeds } from '../../render/page-needs';
import { useRules } from '../../render/page-style';
import { conditionRules } from './fields/condition-rules';
import { FormSection } from './fields/FormSection';
import type { FormResult } from './form.parts';
import { FormField } from './FormField';
import { formFieldSteps, FormStepProgress } from './FormSteps';

/** The props of a form's fields. */
export interface FormFieldsProps {
  definition: FormDefinition;
  /** The prefix of its controls' ids. */
  prefix: string;
  /** The page's language tag. */
  locale: string;
  result?: FormResult | undefined;
}

/** A form may be in other blocks, which lack its styles. */
const formNeeds = { styles: ['form'] };

/** All fields of a form, in steps if there are sections that start some. */
export function FormFields({ definition, ...rest }: FormFieldsProps): ReactNode {
  usePageNeeds(formNeeds);
  const steps = formFieldSteps(definition.fields);
  const rules = useRules(conditionRules(definition.fields, rest.prefix));
  const inSteps = steps.length > 1;
  return (
    <div className="fr-form__fields" {...{ [formParts.fields]: '' }}>
      {rules}
      {inSteps && <FormStepProgress />}
      {steps.map((fields, stepIndex) => {
        const content = fields.map((field, index) => (
          <OneField key={field.id} field={field} isStep={inSteps && index === 0} {...rest} />
        ));
        if (!inSteps) return content;
        return (
          <div key={stepIndex} className="fr-form__step" {...{ [stepParts.step]: '' }}>
            {content}
          </div>
        );
      })}
    </div>
  );
}

function OneField({
  field,
  isStep,
  prefix,
  locale,
  result,
}: Omit<FormFieldsProps, 'definition'> & { field: Field; isStep: boolean }): ReactNode {
  const { id, type, key = id, value = '' } = field;
  const controlId = `${prefix}-${id}`;
  if (type === 'section')
    return <FormSection field={field} controlId={controlId} isStep={isStep} />;
  if (type === 'hidden') {
    return (
      <input
        type="hidden"
        name={id}
        defaultValue={value}
        {...{ [formParts.field]: 'hidden', [kindParts.key]: key }}
      />
    );
  }
  return (
    <FormField
      field={field}
      controlId={controlId}
      locale={locale}
      value={ownValue(result?.values, id)}
      error={ownValue(result?.errors, id)}
    />
  );
}

function ownValue<Value>(
  values: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined {
  return values && Object.hasOwn(values, name) ? values[name] : undefined;
}
