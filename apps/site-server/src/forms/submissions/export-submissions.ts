import { summaryTexts, type FormField } from '@frontage/form-runtime';
import { byteOrderMark, csvRow } from '../../files/csv-row';
import type { Store } from '../../store/store';
import { findAnyForm } from '../definitions/forms';
import { everyField, findPastForms, formAt, type FormHistory } from '../definitions/past-forms';
import { listUploadsOf, type Upload } from '../uploads/uploads';
import { readableFields } from './readable-fields';
import { spamReasons } from './spam-reasons';
import { listSubmissionsAfter, type Submission } from './submissions';

/** The format of an export. */
export type ExportFormat = 'csv' | 'json';

/** A submission with its files. */
interface Entry {
  submission: Submission;
  files: Upload[];
}

/** Lists the next submissions after one, oldest first. */
type ListSubmissions = (
  last: Submission | undefined,
  limit: number,
) => Promise<readonly Submission[]>;

/** How many submissions are read at once. */
const groupSize = 500;

/**
 * Exports the submissions of a form, oldest first, in pieces, so that any number of them fits into
 * memory. `csv` is for spreadsheets: UTF-8 with a byte order mark, a column for each field that the
 * form has or had, answers as people read them, no cell that a program would run. `json` is a list
 * of objects with the stored values. Passwords are in neither. A deleted form can be exported too.
 *
 * @param store the store
 * @param formId the form
 * @param format how
 * @param list gives those after one, or the first. @default all of the form
 * @returns nothing if there never was such a form
 */
export async function exportSubmissions(
  store: Pick<Store, 'read'>,
  formId: string,
  format: ExportFormat,
  list: ListSubmissions = (last, limit) => listSubmissionsAfter(store.read, formId, last, limit),
): Promise<AsyncIterable<string> | undefined> {
  const form = await findAnyForm(store.read, formId);
  if (!form) return undefined;
  const past = (await findPastForms(store.read, [formId])).get(formId) ?? [];
  const history = { definition: form.definition, past };
  const found = entries(store, list);
  return format === 'csv' ? writeCsv(found, history) : writeJson(found, history);
}

async function* writeCsv(
  found: AsyncIterable<Entry>,
  history: FormHistory,
): AsyncGenerator<string> {
  const fields = everyField(history).filter(({ type }) => type !== 'section');
  const titles = readableFields({ fields: fields.map(withColumn) }, {}).map(({ title }) => title);
  yield (
    byteOrderMark +
    csvRow(['Submission', 'Sent (UTC)', 'Page', 'Suspected spam', ...titles, 'Other answers'])
  );
  for await (const { submission, files } of found) {
    const { id, createdAt, pagePath, reasons, flagged, values } = submission;
    const suspected =
      reasons.map((reason) => spamReasons[reason]).join(' ') || (flagged ? 'Yes' : '');
    const fieldsThen = new Map(formAt(history, createdAt).fields.map((field) => [field.id, field]));
    const definition = {
      fields: fields.map((field) => withColumn(fieldsThen.get(field.id) ?? field)),
    };
    const answers = readableFields(definition, values, files, {
      ...summaryTexts,
      noAnswer: '',
    }).map(({ text }) => text);
    yield csvRow([
      id,
      new Date(createdAt).toISOString(),
      pagePath,
      suspected,
      ...answers,
      otherAnswers(fields, values),
    ]);
  }
}

/** A field has its column, also where it was not shown. */
function withColumn({ showWhen: _, ...field }: FormField): FormField {
  return field;
}

/** Returns answers to fields that the form never had, as far as is known. */
function otherAnswers(fields: readonly FormField[], values: Submission['values']): string {
  const fieldIds = new Set(fields.map(({ id }) => id));
  const others = Object.entries(values).filter(([id]) => !fieldIds.has(id));
  return others.length === 0 ? '' : JSON.stringify(Object.fromEntries(others));
}

async function* writeJson(
  found: AsyncIterable<Entry>,
  history: FormHistory,
): AsyncGenerator<string> {
  const fields = everyField(history);
  let before = '[';
  for await (const { submission, files } of found) {
    const { id, createdAt, pageId, pageTitle, pagePath, flagged, reasons, values } = submission;
    const named = files.map(({ id: uploadId, fieldId, name, mime, bytes }) => ({
      uploadId,
      fieldId,
      name,
      type: mime,
      bytes,
    }));
    const sentAt = new Date(createdAt).toISOString();
    const shown = withoutPasswords(fields, values);
    yield `${before}\n${JSON.stringify({ id, sentAt, pageId, pageTitle, pagePath, flagged, reasons, values: shown, files: named })}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** As in a table and in a mail, passwords are never listed. */
function withoutPasswords(
  fields: readonly FormField[],
  values: Submission['values'],
): Submission['values'] {
  const secret = fields.filter(({ id, type }) => type === 'password' && values[id]);
  return { ...values, ...Object.fromEntries(secret.map(({ id }) => [id, summaryTexts.password])) };
}

async function* entries(
  { read }: Pick<Store, 'read'>,
  list: ListSubmissions,
): AsyncGenerator<Entry> {
  let last: Submission | undefined;
  for (;;) {
    const group = await list(last, groupSize);
    const files = await listUploadsOf(
      read,
      group.map(({ id }) => id),
    );
    for (const submission of group) {
      // A file belongs to the values only if they name it.
      yield {
        submission,
        files: files.filter(({ submissionId }) => submissionId === submission.id),
      };
    }
    last = group.at(-1);
    if (group.length < groupSize) return;
  }
}
