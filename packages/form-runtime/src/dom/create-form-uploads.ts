import type { Clock, Teardown } from '@frontage/core-lifecycle';
import { messageText } from '../browser-messages';
import type { TransportFailure } from '../form-transport';
import { kindMessages } from '../kind-messages';
import type { FormTexts } from '../messages';
import { orUndefined } from './or-undefined';
import { readFieldParts } from './field-part';
import { createFileList } from './create-file-list';
import { describeFiles } from './describe-files';
import type { FormUploads } from './mount-form-options';

/** The form, field and submission key for which a file is sent. */
export interface UploadPlace {
  readonly formId: string;
  readonly fieldId: string;
  readonly key: string;
}

/** The result of sending a file. */
export type UploadResult =
  | { readonly ok: true; readonly data: { readonly uploadId: string } }
  | TransportFailure;

/** What sending files needs. */
export interface FormUploadsOptions {
  /** Sends one file; `onProgress` gets fractions from 0 to 1. */
  readonly upload: (
    file: File,
    place: UploadPlace,
    signal: AbortSignal,
    onProgress: (part: number) => void,
  ) => Promise<UploadResult>;
  readonly formId: string;
  readonly clock: Clock;
  /** Texts in place of the English ones. */
  readonly texts?: FormTexts | undefined;
  /** The text before a file's name on its remove button. @default 'Remove' */
  readonly removeText?: string | undefined;
}

/** How long a file may make no progress, in milliseconds; then it counts as failed. */
export const stallTime = 60_000;

/**
 * Handles the files of a form, for the option `uploads` of `mountForm`. It lists the chosen files,
 * each with a remove button, refuses one of a wrong type or size by name when it is chosen, and
 * sends them one after the other, once for each key. The chosen files stay in their inputs.
 */
export function createFormUploads(
  form: HTMLFormElement,
  options: FormUploadsOptions,
): FormUploads & { readonly destroy: Teardown } {
  const { upload, formId, clock, texts } = options;
  const sent = new WeakMap<File, { readonly key: string; readonly id: string }>();
  const fields = () => readFieldParts(form).filter(({ type }) => type === 'file');
  const list = createFileList(form, options);

  function check(): Readonly<Record<string, string>> {
    const errors: Record<string, string> = {};
    for (const field of fields()) {
      const { id, title, required, control } = field;
      const files = filesOf(control);
      const wrong = describeFiles(field, files, texts);
      if (wrong) errors[id] = wrong;
      else if (required && !files[0])
        errors[id] = messageText(texts?.FILE_REQUIRED ?? kindMessages.FILE_REQUIRED, { title });
    }
    return errors;
  }

  async function sendOne(
    file: File,
    place: UploadPlace,
    signal: AbortSignal,
  ): Promise<UploadResult | undefined> {
    const run = new AbortController();
    const stop = () => run.abort();
    signal.addEventListener('abort', stop);
    let limit = clock.setTimeout(stop, stallTime);
    const stalled = new Promise<TransportFailure>((resolve) =>
      run.signal.addEventListener('abort', () => resolve({ ok: false, status: 0 })),
    );
    const onProgress = (part: number) => {
      clock.clearTimeout(limit);
      if (!run.signal.aborted) limit = clock.setTimeout(stop, stallTime);
      list.showProgress(file, part);
    };
    const result = await Promise.race([
      orUndefined(() => upload(file, place, run.signal, onProgress)),
      stalled,
    ]);
    clock.clearTimeout(limit);
    signal.removeEventListener('abort', stop);
    return result;
  }

  async function send(key: string, signal: AbortSignal): ReturnType<FormUploads['send']> {
    const idsByField: Record<string, string[]> = {};
    for (const { id: fieldId, control } of fields()) {
      const ids: string[] = (idsByField[fieldId] = []);
      for (const file of filesOf(control)) {
        const earlierUpload = sent.get(file);
        if (earlierUpload?.key !== key) {
          const result = await sendOne(file, { formId, fieldId, key }, signal);
          if (!result?.ok) return result ?? { ok: false, status: 0 };
          sent.set(file, { key, id: result.data.uploadId });
        }
        ids.push(sent.get(file)?.id ?? '');
        list.showProgress(file, 1);
      }
    }
    return { ok: true, data: idsByField };
  }

  return { check, send, destroy: list.destroy };
}

/** A disabled control sends no files, as in a form without scripts. */
function filesOf(control: Element): readonly File[] {
  return control instanceof HTMLInputElement && !control.matches(':disabled')
    ? [...(control.files ?? [])]
    : [];
}
