import { showFileSize } from '@frontage/commerce-model';
import {
  formMessage,
  uploadBytesOf,
  type FieldErrors,
  type FormCode,
  type FormField,
  type FormFields,
  type FormTexts,
} from '@frontage/form-runtime';
import type { UploadLimits, UploadRefusal } from './receive-upload';
import { uploadEndings, usualUploads } from './sniff-upload';

/**
 * Returns the limits of a field.
 *
 * @param field of type `file`
 */
export function uploadLimits({ accept = usualUploads, maxBytes }: FormField): UploadLimits {
  return { accept, maxBytes: uploadBytesOf(maxBytes) };
}

/** Why a field has no file. */
export type UploadTrouble = UploadRefusal | 'gone' | 'busy' | 'failed';

/** What a message about a file needs. */
interface UploadWords {
  readonly name?: string;
  readonly texts?: FormTexts;
  /** BCP 47 tag, for the sign in numbers. @default 'en' */
  readonly locale?: string;
}

const codes: Readonly<Record<UploadTrouble, FormCode>> = {
  empty: 'FILE_EMPTY',
  'too-large': 'FILE_TOO_LARGE',
  'wrong-type': 'FILE_TYPE_INVALID',
  gone: 'FILE_GONE',
  busy: 'FILES_BUSY',
  failed: 'FILE_FAILED',
};

/**
 * Returns why a file was refused, in words for the visitor.
 *
 * @param trouble the reason
 * @param field the field it was for
 * @param words the file's name if it is known, and texts and language in place of English
 */
export function uploadMessage(
  trouble: UploadTrouble,
  field: FormField,
  { name = field.title, texts = {}, locale }: UploadWords = {},
): string {
  const { accept, maxBytes } = uploadLimits(field);
  return formMessage(codes[trouble], texts, {
    title: field.title,
    name,
    types: readableTypes(accept),
    size: showFileSize(maxBytes, locale),
  });
}

/**
 * Returns the error of a field whose file no longer exists.
 *
 * @param form the form
 * @param fieldId the field
 * @param texts texts in place of the English ones
 */
export function goneFileErrors(
  { fields }: FormFields,
  fieldId: string,
  texts: FormTexts,
): FieldErrors {
  const field = fields.find(({ id }) => id === fieldId);
  return field ? { [fieldId]: uploadMessage('gone', field, { texts }) } : {};
}

function readableTypes(accept: readonly string[]): string {
  const endings = accept.map((type) => uploadEndings[type.toLowerCase()]?.[0] ?? type);
  return [...new Set(endings)].join(', ');
}
