import {
  formMessage,
  type FieldErrors,
  type FormCode,
  type FormField,
  type FormFields,
  type FormTexts,
} from '@frontage/form-runtime';
import type { UploadLimits, UploadRefusal } from './receive-upload';
import { uploadEndings, usualUploads } from './sniff-upload';

/** Bytes of a file where the field does not say. */
export const usualUploadBytes = 10_000_000;

/** Bytes of a file whatever the field says. */
export const mostUploadBytes = 50_000_000;

/**
 * Bytes of files that may wait for their submissions, for each site: strangers cannot fill the
 * disk.
 */
export const mostWaitingBytes = 1_000_000_000;

/**
 * What a field takes.
 *
 * @param field of type `file`
 */
export function uploadLimits({
  accept = usualUploads,
  maxBytes = usualUploadBytes,
}: FormField): UploadLimits {
  return { accept, maxBytes: Math.min(maxBytes, mostUploadBytes) };
}

/** Why a field has not got its file. */
export type UploadTrouble = UploadRefusal | 'gone' | 'busy' | 'failed';

const codes: Readonly<Record<UploadTrouble, FormCode>> = {
  empty: 'FILE_EMPTY',
  'too-large': 'FILE_TOO_LARGE',
  'wrong-type': 'FILE_TYPE_INVALID',
  gone: 'FILE_GONE',
  busy: 'FILES_BUSY',
  failed: 'FILE_FAILED',
};

/**
 * Why a file was not taken, in words for the visitor.
 *
 * @param trouble the reason
 * @param field the field it was for
 * @param texts texts in place of the English ones
 */
export function uploadMessage(
  trouble: UploadTrouble,
  field: FormField,
  texts: FormTexts = {},
): string {
  const { accept, maxBytes } = uploadLimits(field);
  return formMessage(codes[trouble], texts, {
    title: field.title,
    types: readableTypes(accept),
    size: readableBytes(maxBytes),
  });
}

/**
 * What is wrong with a field whose file was there and is not any more.
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
  return field ? { [fieldId]: uploadMessage('gone', field, texts) } : {};
}

/**
 * A size as people say it.
 *
 * @param bytes the size
 */
export function readableBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000
    ? `${Math.floor(bytes / 1000)} KB`
    : `${Math.floor(bytes / 100_000) / 10} MB`;
}

function readableTypes(accept: readonly string[]): string {
  const endings = accept.map((type) => uploadEndings[type.toLowerCase()]?.[0] ?? type);
  return [...new Set(endings)].join(', ');
}
