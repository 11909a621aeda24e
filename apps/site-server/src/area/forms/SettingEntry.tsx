import { currencyCodes } from '@frontage/commerce-model';
import { mostUploadBytes, usualUploadBytes, type FieldType } from '@frontage/form-runtime';
import { uploadEndings } from '../../forms/uploads/sniff-upload';
import { Entry, EntryCheck, type EntryProps } from '../entries/Entry';
import { fieldOf } from '../entries/entry-fields';
import type { EntryForm } from '../entries/entry-form';
import type { FieldSetting } from './field-settings';
import { sayOfForms, type FormTextCode } from './form-texts';
import { writeMegabytes } from './megabytes';

/** One setting of one field. */
interface SettingEntryProps {
  readonly form: EntryForm;
  readonly id: string;
  readonly type: FieldType;
  readonly setting: FieldSetting;
}

type Choices = readonly (readonly [value: string, text: string])[];

/** Renders the control of a setting. */
export function SettingEntry({ form, id, type, setting }: SettingEntryProps) {
  const name = fieldOf(setting, id);
  const control = (label: FormTextCode, hint?: string): EntryProps => ({
    form,
    name,
    label: sayOfForms(label),
    ...(hint !== undefined && { hint }),
  });
  const withOwn = (choices: Choices): Choices => {
    const current = form.fields[name] ?? '';
    return choices.some(([value]) => value === current)
      ? choices
      : [...choices, [current, current]];
  };
  switch (setting) {
    case 'required':
      return <EntryCheck {...control('required')} />;
    case 'country-code':
      return <EntryCheck {...control('countryCode')} />;
    case 'underline':
      return <EntryCheck {...control('underline')} />;
    case 'starts-page':
      return <EntryCheck {...control('startsPage')} />;
    case 'description':
      return <Entry {...control('description', sayOfForms('descriptionHint'))} rows={2} />;
    case 'placeholder':
      return <Entry {...control(type === 'select' ? 'selectPlaceholder' : 'placeholder')} />;
    case 'options': {
      const label = type === 'likert' ? 'statements' : 'options';
      return <Entry {...control(label, sayOfForms('optionsHint'))} rows={4} />;
    }
    case 'max':
      return <Entry {...control('max', sayOfForms('maxHint'))} inputMode="numeric" />;
    case 'autocomplete':
      return <Entry {...control('autocomplete')} options={withOwn(autocompletes)} />;
    case 'currency':
      return (
        <Entry
          {...control('currency')}
          options={withOwn(currencyCodes.map((code) => [code, code]))}
        />
      );
    case 'key':
      return <Entry {...control('key', sayOfForms('keyHint', { id }))} />;
    case 'value':
      return <Entry {...control('value')} />;
    case 'accept':
      return <Entry {...control('accept')} options={withOwn(accepts)} />;
    case 'max-megabytes': {
      const bytes = { most: mostUploadBytes, usual: usualUploadBytes };
      const hint = sayOfForms('maxMegabytesHint', {
        most: writeMegabytes(bytes.most),
        usual: writeMegabytes(bytes.usual),
      });
      return <Entry {...control('maxMegabytes', hint)} inputMode="decimal" />;
    }
    case 'when':
      return null;
  }
}

const autocompletes: Choices = [
  ['', sayOfForms('autocompleteNone')],
  ['name', 'Name'],
  ['email', 'Email address'],
  ['tel', 'Phone number'],
  ['organization', 'Company'],
  ['street-address', 'Street'],
  ['postal-code', 'Postal code'],
  ['address-level2', 'City'],
  ['country-name', 'Country'],
  ['url', 'Web address'],
];

const media = Object.keys(uploadEndings);

const accepts: Choices = [
  ['', sayOfForms('acceptUsual')],
  [
    media.filter((type) => type.startsWith('image/') && !type.includes('svg')).join(' '),
    sayOfForms('acceptPictures'),
  ],
  ['application/pdf', sayOfForms('acceptPdf')],
  [media.join(' '), sayOfForms('acceptAll')],
];
