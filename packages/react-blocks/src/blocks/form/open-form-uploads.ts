import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { FormTexts } from '@frontage/form-runtime';
import { createFormUploads } from '@frontage/form-runtime/dom';
import { formParts, uploadParts } from '@frontage/form-runtime/markup';
import { readCookie } from '../../context/read-cookie';
import { storedFields, type StoredFields } from '../../stored/stored-fields';

type Uploads = ReturnType<typeof createFormUploads>;
type Upload = Parameters<typeof createFormUploads>[1]['upload'];
type UploadResult = Awaited<ReturnType<Upload>>;

/**
 * Opens the uploads of a form, to the site's own server by `POST /api/form/UploadFile`.
 *
 * @param pagePath the page, whose language the server uses in answers
 */
export function openFormUploads(
  form: HTMLFormElement,
  { window, clock }: BlockContext,
  pagePath: string,
  texts?: FormTexts,
): Uploads {
  const list = form.querySelector(`[${uploadParts.list}]`);
  return createFormUploads(form, {
    upload: (file, place, signal, onProgress) =>
      upload(
        window,
        file,
        { ...place, name: file.name, pagePath, crumb: readCookie(window, 'crumb') ?? '' },
        signal,
        onProgress,
      ),
    formId: form.getAttribute(formParts.formId) ?? '',
    clock,
    texts,
    removeText: list?.getAttribute(uploadParts.list) || undefined,
  });
}

/** A refused request token is replaced, once [8.05]. */
async function upload(
  window: Window,
  file: File,
  place: Readonly<Record<string, string>>,
  ...rest: [signal: AbortSignal, onProgress: (part: number) => void]
): Promise<UploadResult> {
  const first = await post(window, file, place, ...rest);
  const crumb = first.fields.optionalText('crumb');
  const isRefused = crumb !== undefined && first.fields.flag('crumbFail', false);
  const { status, fields, retryAfter } = isRefused
    ? await post(window, file, { ...place, crumb }, ...rest)
    : first;
  const uploadId = storedFields(fields.raw('data')).optionalText('uploadId');
  if (status === 200 && uploadId !== undefined) return { ok: true, data: { uploadId } };
  const error = fields.optionalText('error');
  const wrong = storedFields(fields.raw('errors')).optionalText(place['fieldId'] ?? '');
  return {
    ok: false,
    // The page distinguishes errors of a field from all others.
    status: wrong === undefined ? status : 400,
    ...(error !== undefined && { code: 'reply', error }),
    ...(wrong !== undefined && { errors: { [place['fieldId'] ?? '']: wrong } }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

interface Reply {
  /** 0 if no answer came. */
  readonly status: number;
  readonly fields: StoredFields;
  /** In milliseconds; 0 if the server asks for no wait. */
  readonly retryAfter: number;
}

/** By XMLHttpRequest, because fetch does not report upload progress. */
function post(
  window: Window,
  file: File,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Reply> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    request.open(
      'POST',
      `${window.location.origin}/api/form/UploadFile?${new URLSearchParams(query).toString()}`,
    );
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onloadend = () => {
      signal.removeEventListener('abort', stop);
      resolve({
        status: request.status,
        fields: storedFields(readJson(request.responseText)),
        retryAfter: Number(request.getResponseHeader('Retry-After')) * 1000 || 0,
      });
    };
    signal.addEventListener('abort', stop);
    request.send(file);
    if (signal.aborted) stop();
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
