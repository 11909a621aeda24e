import { messageText } from '../browser-messages';
import { fileMessages, type FileCode } from '../file-messages';
import { kindMessages } from '../kind-messages';
import type { FormTexts } from '../messages';
import { maxFiles } from '../sanitize-value';
import type { FieldPart } from './field-part';
import { uploadParts } from '../markup/upload-parts';

/** Whether a field accepts a file, as far as a browser can know. */
export function isTaken(control: Element, file: File): boolean {
  return !findFault(control, file);
}

/**
 * Describes what is wrong with the files of a field and names the first wrong one; `''` if all are
 * valid.
 */
export function describeFiles(
  { title, control }: FieldPart,
  files: readonly File[],
  texts?: FormTexts,
): string {
  const wrong = files.find((file) => !isTaken(control, file));
  const code = wrong ? findFault(control, wrong) : files.length > maxFiles && 'TOO_MANY_FILES';
  if (!code) return '';
  const { accept, bytes } = readLimits(control);
  return messageText(texts?.[code] ?? { ...kindMessages, ...fileMessages }[code], {
    title,
    name: wrong?.name ?? '',
    max: maxFiles,
    types: control.getAttribute(uploadParts.types) ?? accept.join(', '),
    size: control.getAttribute(uploadParts.size) ?? `${Math.floor(bytes / 1024)} KB`,
  });
}

function readLimits(control: Element): {
  readonly accept: readonly string[];
  readonly bytes: number;
} {
  return {
    accept: (control.getAttribute('accept') ?? '').split(',').filter(Boolean),
    bytes: Number(control.getAttribute(uploadParts.maxBytes)),
  };
}

function findFault(control: Element, { size, type }: File): FileCode | false {
  const { accept, bytes } = readLimits(control);
  if (size === 0) return 'FILE_EMPTY';
  if (bytes && size > bytes) return 'FILE_TOO_LARGE';
  // A type that the browser does not know is left to the server, which checks the bytes.
  const fits = accept.some(
    (accepted) =>
      accepted === type || (accepted.endsWith('/*') && type.startsWith(accepted.slice(0, -1))),
  );
  return type !== '' && accept.length > 0 && !fits && 'FILE_TYPE_INVALID';
}
