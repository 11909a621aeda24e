import { formMessage, type FormCode } from '@frontage/form-runtime';
import { jsonReply, type Endpoint, type EndpointReply } from '../../http/endpoint';
import { rateKey, type RateLimit } from '../../http/rate-limit';
import { refererPath } from '../../http/referer-path';
import { refuseForeign, type ForeignGuard } from '../../http/refuse-foreign';
import type { SiteLookup } from '../../sites/create-site-lookup';
import { isStorable } from '../../store/is-storable';
import { formTextsAt } from '../definitions/form-texts';
import { findForm } from '../definitions/forms';
import { findKey, isUsable } from '../keys/form-keys';
import { storeUpload, type UploadKeeping } from './store-upload';
import { mostWaitingBytes, uploadMessage } from './upload-message';
import { countWaitingBytes } from './uploads';

/** What files are taken with. */
export interface UploadServices extends UploadKeeping, ForeignGuard {
  sites: SiteLookup;
  /** Files, per address. */
  uploadLimit: RateLimit;
}

/**
 * `POST /api/form/UploadFile?key=…&formId=…&fieldId=…&name=…` with the bytes of one file
 * as body, of type `application/octet-stream` → `{ data: { uploadId, name, type, bytes } }`.
 * Ours: the published runtime has no such call. The id is the field's value in the
 * submission that is then sent with the same key; without one the file goes after a day.
 * What it is is told by its bytes. 400 and 413 say what is wrong in `errors` by field id,
 * in the words of the page that `pagePath` names.
 */
export function uploadFileEndpoint(services: UploadServices): Endpoint {
  const { store, sites, uploadLimit } = services;
  return async (request) => {
    const refusal = refuseForeign(services, request);
    if (refusal) return refusal;
    const ask = (name: string) => request.query.get(name) ?? '';
    const [keyText, formId, fieldId] = [ask('key'), ask('formId'), ask('fieldId')];
    const site = await sites.find(request.host);
    const texts = async () =>
      site ? formTextsAt(store.read, site, ask('pagePath') || refererPath(request)) : {};
    const error = async (code: FormCode) => ({ error: formMessage(code, await texts()) });
    if (!request.stream || ![keyText, formId].every(isStorable))
      return jsonReply(400, await error('PARSE_ERROR'));
    const form = site && (await findForm(store.read, site.id, formId));
    if (!site || !form) return jsonReply(404, await error(404));
    const field = form.fields.find(({ id, type }) => id === fieldId && type === 'file');
    if (!field) return jsonReply(400, await error('PARSE_ERROR'));
    const key = await findKey(store.read, site.id, keyText);
    if (!key || !isUsable(key, form.id, store.now())) return jsonReply(401, await error(401));
    const wait =
      uploadLimit.take(rateKey(request.address)) ||
      ((await countWaitingBytes(store.read, site.id)) > mostWaitingBytes ? 600 : 0);
    if (wait > 0) return jsonReply(429, await error(429), { 'retry-after': String(wait) });
    const { stream } = request;
    const stored = await storeUpload(services, {
      siteId: site.id,
      formId,
      field,
      key: key.key,
      name: ask('name'),
      stream,
    });
    if (!('refusal' in stored)) return uploaded(stored);
    const message = uploadMessage(stored.refusal, field, await texts());
    return jsonReply(stored.refusal === 'too-large' ? 413 : 400, {
      error: message,
      errors: { [field.id]: message },
    });
  };
}

function uploaded({
  id,
  name,
  mime,
  bytes,
}: {
  id: string;
  name: string;
  mime: string;
  bytes: number;
}): EndpointReply {
  return jsonReply(200, { data: { uploadId: id, name, type: mime, bytes } });
}
