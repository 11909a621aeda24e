import { canDecide, type FieldType } from '@frontage/form-runtime';
import { Entry, StepButton } from '../entries/Entry';
import { fieldOf, readLines } from '../entries/entry-fields';
import type { EntryForm } from '../entries/entry-form';
import { fieldSettings, type FieldSetting } from './field-settings';
import { fieldName } from './field-name';
import { formControls } from './form-controls';
import { fieldTypeTexts, sayOfForms } from './form-texts';
import { readFieldType } from './read-field-type';
import { SettingEntry } from './SettingEntry';
import { placeOfField } from './place-of-field';
import { moveButton } from './step-form-entries';

/** What is shown of a field at once; the rest is opened. */
const first: readonly FieldSetting[] = ['options', 'required', 'key', 'value'];

/** Renders all that can be set of one field, with the buttons that move it. */
export function FieldEntries({ form, id }: { form: EntryForm; id: string }) {
  const type = readFieldType(form.fields[fieldOf('type', id)]);
  const field = fieldName(form.fields, id);
  const { place, count } = placeOfField(form.fields, id);
  const settings = fieldSettings[type];
  return (
    <fieldset className="variant" data-field={id}>
      <legend>{sayOfForms('fieldLegend', { place, count, field })}</legend>
      <span className="drag" data-drag="" hidden aria-hidden="true" title={sayOfForms('drag')}>
        ⠿
      </span>
      <p className="quiet hint">{fieldTypeTexts[type]}</p>
      <input type="hidden" name={fieldOf('type', id)} value={type} />
      <Entry form={form} name={fieldOf('title', id)} label={sayOfForms('fieldTitle')} />
      {settings
        .filter((setting) => first.includes(setting))
        .map((setting) => (
          <SettingEntry key={setting} form={form} id={id} type={type} setting={setting} />
        ))}
      <MoreEntries form={form} id={id} type={type} />
      <div className="row">
        <StepButton
          form={form}
          value={moveButton('up', id)}
          label={sayOfForms('moveUp', { field })}
          isOff={place === 1}
        >
          {sayOfForms('up')}
        </StepButton>
        <StepButton
          form={form}
          value={moveButton('down', id)}
          label={sayOfForms('moveDown', { field })}
          isOff={place === count}
        >
          {sayOfForms('down')}
        </StepButton>
        <StepButton
          form={form}
          value={moveButton('remove', id)}
          label={sayOfForms('removeField', { field })}
        >
          {sayOfForms('remove')}
        </StepButton>
      </div>
    </fieldset>
  );
}

function MoreEntries({ form, id, type }: { form: EntryForm; id: string; type: FieldType }) {
  const more = fieldSettings[type].filter(
    (setting) => !first.includes(setting) && setting !== 'when',
  );
  const hasCondition = fieldSettings[type].includes('when');
  if (more.length === 0 && !hasCondition) return null;
  const names = [...more, 'when', 'when-values'].map((name) => fieldOf(name, id));
  const isMarked = names.some((name) => form.wrong?.has(name) || form.conflicts?.has(name));
  const isSet = Boolean(form.fields[fieldOf('when', id)]);
  return (
    <details className="more" open={isMarked || isSet}>
      <summary>{sayOfForms('more')}</summary>
      {more.map((setting) => (
        <SettingEntry key={setting} form={form} id={id} type={type} setting={setting} />
      ))}
      {hasCondition && <ConditionEntries form={form} id={id} />}
    </details>
  );
}

function ConditionEntries({ form, id }: { form: EntryForm; id: string }) {
  const { fields } = form;
  const ids = readLines(fields[formControls.fields]);
  const choices = ids
    .slice(0, ids.indexOf(id))
    .filter((earlier) => canDecide({ type: readFieldType(fields[fieldOf('type', earlier)]) }));
  const chosen = fields[fieldOf('when', id)] ?? '';
  if (choices.length === 0 && chosen === '') return null;
  const answers = readLines(fields[fieldOf('options', chosen)]).join(', ');
  return (
    <div className="entryrow">
      <Entry
        form={form}
        name={fieldOf('when', id)}
        label={sayOfForms('when')}
        options={[
          ['', sayOfForms('always')],
          ...[...new Set([...choices, ...(chosen ? [chosen] : [])])].map(
            (choice): [string, string] => [
              choice,
              sayOfForms('whenChosen', { field: fieldName(fields, choice) }),
            ],
          ),
        ]}
      />
      <Entry
        form={form}
        name={fieldOf('when-values', id)}
        label={sayOfForms('whenValues')}
        hint={answers ? sayOfForms('whenAnswers', { answers }) : sayOfForms('whenValuesHint')}
        rows={2}
      />
    </div>
  );
}
