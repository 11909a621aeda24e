import type { FormField } from '@frontage/form-runtime';
import type { UploadLimits, UploadRefusal } from './upload-files';
import { uploadEndings, usualUploads } from './sniff-upload';

/** Bytes of a file where the field does not say. */
export const usualUploadBytes = 10_000_000;

/** Bytes of a file whatever the field says. */
export const mostUploadBytes = 50_000_000;

/** Bytes of files that may wait for their submissions, for each site: strangers cannot fill the disk. */
export const mostWaitingBytes = 1_000_000_000;

/** What is said of a file that was right, where the disk or the database was not. */
export const failedUploadMessage = 'The file could not be stored. Please try again later.';

/**
 * What a field takes.
 *
 * @param field of type `file`
 */
export function uploadLimits({ accept = usualUploads, maxBytes = usualUploadBytes }: FormField): UploadLimits {
  return { accept, maxBytes: Math.min(maxBytes, mostUploadBytes) };
}

/**
 * Why a file was not taken, in words for the visitor.
 *
 * @param refusal the reason
 * @param limits what the field takes
 */
export function uploadMessage(refusal: UploadRefusal | 'gone' | 'busy', { accept, maxBytes }: UploadLimits): string {
  switch (refusal) {
    case 'empty':
      return 'The file is empty. Choose another one.';
    case 'too-large':
      return `The file is too large. It may have ${readableBytes(maxBytes)} at most.`;
    case 'wrong-type':
      return `The file is of a kind that is not taken here. Choose one of these: ${readableTypes(accept)}.`;
    case 'busy':
      return 'Too many files are being sent at the moment. Please try again later.';
    case 'gone':
      return 'A file is not there any more. Choose it again.';
  }
}

/**
 * A size as people say it.
 *
 * @param bytes the size
 */
export function readableBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.floor(bytes / 1000)} KB` : `${Math.floor(bytes / 100_000) / 10} MB`;
}

function readableTypes(accept: readonly string[]): string {
  const endings = accept.map((type) => uploadEndings[type.toLowerCase()]?.[0] ?? type);
  return [...new Set(endings)].join(', ');
}
