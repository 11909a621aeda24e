import { isId } from '@frontage/site-model';
import * as z from 'zod';
import { isDecidable } from '../is-decidable';
import { hasEmailShape } from '../has-email-shape';
import { fieldTypes } from '../field-types';
import { captchaKinds, formKinds, isFieldId } from '../form-definition';
import { isRedirect } from '../is-redirect';
import { isCurrencyCode, isMediaType, isOption } from '../is-option';
import { defaultSubmitText, defaultSuccessText } from '../read-form-definition';

const listOf = (passes: (text: string) => boolean) =>
  z.array(z.string().refine(passes)).refine(isWithoutRepeats);

/** One field as the editor may write it; unknown keys are dropped [3.13]. */
export const formFieldSchema = z.object({
  id: z.string().refine(isFieldId),
  type: z.enum(fieldTypes),
  title: z.string().default(''),
  description: z.string().optional(),
  placeholder: z.string().optional(),
  showWhen: z.object({ field: z.string().refine(isFieldId), oneOf: listOf(isOption) }).optional(),
  required: z.boolean().default(false),
  maxLength: z.int().nonnegative().optional(),
  autocomplete: z.string().optional(),
  options: listOf(isOption).optional(),
  showCountryCode: z.boolean().optional(),
  currency: z.string().refine(isCurrencyCode).optional(),
  underline: z.boolean().optional(),
  startsPage: z.boolean().optional(),
  key: z.string().optional(),
  value: z.string().optional(),
  accept: listOf(isMediaType).optional(),
  maxBytes: z.int().nonnegative().optional(),
});

/** A whole form as the editor may write it; equal to `readFormDefinition` on all it accepts. */
export const formDefinitionSchema = z.object({
  id: z.string().refine(isId),
  kind: z.enum(formKinds).optional(),
  name: z.string().default(''),
  submitText: z.string().default(defaultSubmitText),
  successText: z.string().default(defaultSuccessText),
  successRedirect: z.string().refine(isRedirect).optional(),
  postSubmitHtml: z.string().optional(),
  captcha: z.enum(captchaKinds).optional(),
  overlay: z.object({ openText: z.string() }).optional(),
  notify: z.string().refine(hasEmailShape).optional(),
  fields: z
    .array(formFieldSchema)
    .default([])
    .refine((fields) => isWithoutRepeats(fields.map(({ id }) => id)))
    .refine((fields) => fields.every((field, index) => isDecidable(field, fields.slice(0, index)))),
});

function isWithoutRepeats(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}
