import { likertScores } from '@frontage/form-runtime';
import { kindParts } from '@frontage/form-runtime/markup';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts';
import type { FieldProps } from './field-props';
import { formFieldsTexts, type FormFieldsTexts } from './form-fields.texts';

const answers = {
  '-2': 'stronglyDisagree',
  '-1': 'disagree',
  '0': 'neutral',
  '1': 'agree',
  '2': 'stronglyAgree',
} as const satisfies Record<(typeof likertScores)[number], keyof FormFieldsTexts>;

/**
 * Statements to agree with, each a group of five radios [9.10]. If there is space they are the rows
 * of a table, whose head is only visual: each radio has its own label.
 */
export function LikertControls({ field, controlId, value }: FieldProps): ReactNode {
  const texts = useTexts(formFieldsTexts);
  const scores =
    typeof value === 'object' && !Array.isArray(value)
      ? (value as Readonly<Record<string, string>>)
      : {}; // the map of a likert
  const words = likertScores.map((score) => [score, texts[answers[score]]] as const);
  return (
    <div className="fr-form__likert">
      <div className="fr-form__likert-head" aria-hidden="true">
        {words.map(([score, word]) => (
          <span key={score}>{word}</span>
        ))}
      </div>
      {(field.options ?? []).map((statement, index) => (
        <fieldset
          key={statement}
          className="fr-form__statement"
          role="radiogroup"
          aria-describedby={`${controlId}-error`}
          {...{ [kindParts.statement]: statement }}
        >
          <legend>{statement}</legend>
          {words.map(([score, word], scoreIndex) => (
            <label key={score} className="fr-form__choice">
              <input
                type="radio"
                id={
                  scoreIndex === 0 ? `${controlId}.${index}` : `${controlId}.${index}.${scoreIndex}`
                }
                name={`${field.id}.${index}`}
                value={score}
                required={field.required}
                defaultChecked={ownValue(scores, statement) === score}
              />
              <span>{word}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function ownValue(values: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
