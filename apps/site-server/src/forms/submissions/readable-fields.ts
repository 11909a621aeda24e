import { showFileSize } from '@frontage/commerce-model';
import {
  formatSummaryField,
  summarizeForm,
  summaryTexts,
  type FieldValue,
  type FormFields,
  type FormValues,
  type SummaryTexts,
} from '@frontage/form-runtime';
import type { Upload } from '../uploads/uploads';

/** A field and its answer, as a person reads them. */
export interface ReadableField {
  title: string;
  text: string;
}

/** Names and sizes of files, the only parts of an `Upload` that are shown. */
export type NamedFile = Pick<Upload, 'id' | 'name' | 'bytes'>;

/**
 * Returns what was entered, field by field, in the order of the form; files by name and size.
 *
 * @param form the fields
 * @param values as stored
 * @param files the files of the submission
 * @param texts the texts of a summary. @default English
 * @param locale BCP 47 tag, for the sign in numbers. @default 'en'
 */
export function readableFields(
  form: FormFields,
  values: FormValues,
  files: readonly NamedFile[] = [],
  texts: SummaryTexts = summaryTexts,
  locale?: string,
): ReadableField[] {
  return summarizeForm(form, values).map((field) => {
    const fileIds = field.type === 'file' ? fileNames(field.values, files, locale) : '';
    return { title: field.rawTitle, text: fileIds || formatSummaryField(field, { texts }) };
  });
}

function fileNames(fileIds: FieldValue, files: readonly NamedFile[], locale?: string): string {
  const ids = Object.values(fileIds);
  const found = files.filter(({ id }) => ids.includes(id));
  return found.map(({ name, bytes }) => `${name} (${showFileSize(bytes, locale)})`).join('\n');
}

/**
 * Returns the ids of a submission's files, by field.
 *
 * @param form the fields
 * @param values sanitised ones
 */
export function uploadIdsOf(
  form: FormFields,
  values: FormValues,
): ReadonlyMap<string, readonly string[]> {
  const fields = form.fields.filter(({ type }) => type === 'file');
  const entries = fields.map(({ id }) => [id, values[id] ?? []] as const);
  return new Map(
    entries.flatMap(([id, ids]) => (Array.isArray(ids) && ids.length > 0 ? [[id, ids]] : [])),
  );
}
