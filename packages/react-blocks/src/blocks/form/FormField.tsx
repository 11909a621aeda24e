import { formMessage } from '@frontage/form-runtime';
import { formParts } from '@frontage/form-runtime/markup';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { wrapperId } from './fields/condition-rules';
import { ChoiceControls } from './fields/ChoiceControls';
import { isComposite, isGroup, textValue, type FieldProps } from './fields/field-props';
import { FileControl } from './fields/FileControl';
import { formFieldsTexts } from './fields/form-fields.texts';
import { LikertControls } from './fields/LikertControls';
import { PartControls } from './fields/PartControls';
import { SelectControl } from './fields/SelectControl';
import { TextControl } from './fields/TextControl';
import { formTexts } from './form.texts';

/**
 * A field of a form. The error is above the title [5.07]; its element exists, empty, from the
 * start.
 */
export function FormField(props: FieldProps): ReactNode {
  const { field, controlId, error = '' } = props;
  const { type, title, description, required, showWhen } = field;
  const texts = useTexts(formFieldsTexts);
  const errorId = `${controlId}-error`;
  const counterId = hasCounter(props) ? `${controlId}-counter` : '';
  const describedBy = [errorId, description && `${controlId}-description`, counterId]
    .filter(Boolean)
    .join(' ');
  const name = (
    <>
      <span {...{ [formParts.title]: '' }}>{title}</span>
      {!required && <span className="fr-form__optional">{` ${texts.optional}`}</span>}
    </>
  );
  const about = description && (
    <p className="fr-form__description" id={`${controlId}-description`}>
      {description}
    </p>
  );
  const state = {
    [formParts.field]: type,
    [formParts.required]: required ? '' : undefined,
    [formParts.invalid]: error ? '' : undefined,
    [formParts.conditional]: showWhen && '',
  };
  // A browser would refuse to send a form with a required control that it does not show.
  const controls = showWhen ? { ...props, field: { ...field, required: false } } : props;
  return (
    <div className="fr-form__field" id={showWhen && wrapperId(controlId)} {...state}>
      <p className="fr-form__error" id={errorId}>
        {error}
      </p>
      {isGroup(type) ? (
        <fieldset
          aria-describedby={describedBy}
          role={type === 'radio' ? 'radiogroup' : undefined}
          aria-invalid={error && type === 'radio' ? true : undefined}
        >
          <legend>{name}</legend>
          {about}
          <GroupControls {...controls} />
        </fieldset>
      ) : (
        <>
          <label htmlFor={controlId}>{name}</label>
          {about}
          <SingleControl {...controls} describedBy={describedBy} />
          {counterId && <Counter {...props} id={counterId} />}
        </>
      )}
    </div>
  );
}

function GroupControls(props: FieldProps): ReactNode {
  const { type } = props.field;
  if (isComposite(type)) return <PartControls {...props} type={type} />;
  return type === 'likert' ? <LikertControls {...props} /> : <ChoiceControls {...props} />;
}

function SingleControl(props: FieldProps & { describedBy: string }): ReactNode {
  const texts = useTexts(formFieldsTexts);
  if (props.field.type === 'select') return <SelectControl {...props} choose={texts.choose} />;
  return props.field.type === 'file' ? <FileControl {...props} /> : <TextControl {...props} />;
}

function hasCounter({ field: { type, maxLength } }: FieldProps): boolean {
  return !isGroup(type) && Boolean(maxLength);
}

function Counter({ field: { maxLength = 0 }, value, id }: FieldProps & { id: string }): ReactNode {
  const texts = useTexts(formTexts);
  const { length } = textValue(value);
  return (
    <p
      className="fr-form__counter"
      id={id}
      {...{ [formParts.counter]: '', [formParts.over]: length > maxLength ? '' : undefined }}
    >
      {formMessage('COUNTER', texts, { length, max: maxLength })}
    </p>
  );
}
