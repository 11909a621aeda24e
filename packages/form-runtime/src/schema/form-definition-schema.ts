import { isId } from '@frontage/site-model';
import * as z from 'zod';
import { fieldTypes } from '../field-types';
import { isFieldId } from '../form-definition';
import { isRedirect } from '../is-redirect';
import { defaultSubmitText, defaultSuccessText } from '../read-form-definition';

/** One field as the editor may write it; unknown keys are dropped [3.13]. */
export const formFieldSchema = z.object({
  id: z.string().refine(isFieldId),
  type: z.enum(fieldTypes),
  title: z.string().default(''),
  description: z.string().optional(),
  placeholder: z.string().optional(),
  required: z.boolean().default(false),
  maxLength: z.int().nonnegative().optional(),
  autocomplete: z.string().optional(),
});

/** A whole form as the editor may write it; equal to `readFormDefinition` on all it accepts. */
export const formDefinitionSchema = z.object({
  id: z.string().refine(isId),
  name: z.string().default(''),
  submitText: z.string().default(defaultSubmitText),
  successText: z.string().default(defaultSuccessText),
  successRedirect: z.string().refine(isRedirect).optional(),
  fields: z
    .array(formFieldSchema)
    .default([])
    .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length),
});
