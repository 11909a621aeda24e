import type { KnownField } from '@frontage/site-model/fields';
import { createChoiceInput } from './kinds/create-choice-input';
import { createColorInput } from './kinds/create-color-input';
import { createDateInput } from './kinds/create-date-input';
import { createEmbedInput } from './kinds/create-embed-input';
import { createFlagInput } from './kinds/create-flag-input';
import { createFocalPointInput } from './kinds/create-focal-point-input';
import { createGroupInput } from './kinds/create-group-input';
import { createLinkInput } from './kinds/create-link-input';
import { createListInput } from './kinds/create-list-input';
import { createNumberInput } from './kinds/create-number-input';
import { createReferenceInput } from './kinds/create-reference-input';
import { createRichTextInput } from './kinds/create-rich-text-input';
import { createTextInput } from './kinds/create-text-input';
import type { FieldInput, FieldInputOptions } from './field-input';

/** Makes the control of a field, by its kind. */
export function createFieldInput(
  field: KnownField,
  options: Omit<FieldInputOptions<KnownField['kind']>, 'field'>,
): FieldInput {
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'name':
      return createTextInput({ ...options, field });
    case 'embed':
      return createEmbedInput({ ...options, field });
    case 'link':
    case 'fileLink':
      return createLinkInput({ ...options, field });
    case 'richText':
      return createRichTextInput({ ...options, field });
    case 'number':
      return createNumberInput({ ...options, field });
    case 'flag':
      return createFlagInput({ ...options, field });
    case 'date':
    case 'dateTime':
      return createDateInput({ ...options, field });
    case 'focalPoint':
      return createFocalPointInput({ ...options, field });
    case 'choice':
      return createChoiceInput({ ...options, field });
    case 'color':
      return createColorInput({ ...options, field });
    case 'reference':
      return createReferenceInput({ ...options, field });
    case 'list':
      return createListInput({ ...options, field });
    case 'group':
      return createGroupInput({ ...options, field });
  }
}
