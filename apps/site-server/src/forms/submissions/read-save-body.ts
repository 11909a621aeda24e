import type { SubmissionPayload } from '@frontage/site-model';
import * as z from 'zod';
import { readJson } from '../../http/read-json';
import { isStorable } from '../../store/is-storable';

const shortText = (most: number) =>
  z
    .string()
    .transform((text) => text.replaceAll('\0', '').slice(0, most))
    .catch('');

/** Each part as a site's page sends it, see `SubmissionPayload`. */
const saveBody = z.object({
  key: z.string().min(1).max(200).catch(''),
  formId: z.string().max(100).catch(''),
  form: z.string(),
  pageTitle: shortText(300),
  pageId: shortText(100),
  contentSource: z.enum(['c', 'i']).catch('c'),
  pagePath: shortText(2000),
  // Most are sent without: a default costs less than an error that is caught.
  captchaKey: z.string().max(10_000).default('').catch(''),
} satisfies Partial<Record<keyof SubmissionPayload, z.ZodType>>);

/** Control name → value. */
const sentValues = z.record(z.string(), z.unknown());

/** The parts of a submission payload [3.05] that the server uses. */
export type SaveBody = Omit<z.infer<typeof saveBody>, 'form'> & {
  /**
   * Control name → value, as sent; judged by the stored form only. Undefined if `form` is JSON
   * without such values.
   */
  values: Record<string, unknown> | undefined;
};

/**
 * Reads the payload of `SaveFormSubmission` [3.05]. Never throws.
 *
 * @param text body of the request
 * @returns nothing if it is no such payload
 */
export function readSaveBody(text: string): SaveBody | undefined {
  const parsed = saveBody.safeParse(readJson(text));
  if (!parsed.success) return undefined;
  const { form, ...rest } = parsed.data;
  const parsedForm = readJson(form);
  if (parsedForm === undefined || !isStorable(rest.key) || !isStorable(rest.formId))
    return undefined;
  const values = sentValues.safeParse(parsedForm);
  return { ...rest, values: values.success && isShallow(values.data) ? values.data : undefined };
}

/** Deeper than any value of a form; very deep values could not be serialised again. */
const deepest = 5;

function isShallow(value: unknown, depth = deepest): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1));
}
