import type { KeyRing } from '../../signing/key-ring';
import * as z from 'zod';
import { actionsFor } from '../../http/action/actions-for';
import { fileBody } from '../../http/action/body-reader';
import type { RateLimit } from '../../http/rate-limit';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import { findFormFor, type VisitorForms } from '../definitions/find-form-for';
import { formManner, formRefusal, type FormRefusal } from '../definitions/form-manner';
import type { SubmissionKeys } from '../keys/submission-keys';
import { findUsedKey } from '../keys/used-keys';
import { storeUpload, type UploadKeeping } from './store-upload';
import { uploadMessage } from './upload-message';
import { uploadSender } from './upload-sender';
import { hasUploadRoom } from './uploads';

/** The services of the upload action. */
export interface UploadServices extends UploadKeeping, VisitorForms {
  /** Files, per address. */
  uploadLimit: RateLimit;
  submissionKeys: SubmissionKeys;
  /** Key of the hashes that identify visitors whose files wait. */
  keys: KeyRing;
}

const { defineAction, refuse } = actionsFor<UploadServices, Site, FormRefusal>(formManner);

const text = z.string().default('');
const storable = text.refine(isStorable);

/** Seconds until a retry, while too much waits for its submission. */
const waitForRoom = 600;

/**
 * Receives one file. This is our addition: the published runtime has no such call. The id is the
 * field's value in the submission that is then sent with the same key; without a submission the
 * file is deleted after a day. Its type is detected from its bytes.
 */
export const uploadAction = defineAction({
  method: 'POST',
  url: '/api/form/UploadFile',
  parameters: '?key=…&formId=…&fieldId=…&name=…&pagePath=…',
  about:
    'the bytes of one file as `application/octet-stream` → ' +
    '`{ data: { uploadId, name, type, bytes } }`; 400 and 413 say what is wrong in `errors` by ' +
    'field, in the words of the page at `pagePath`; see Files',
  who: 'anyone',
  guard: 'crumb',
  limit: [{ rate: 'uploadLimit' }],
  query: z.object({ key: storable, formId: storable, fieldId: text, name: text, pagePath: text }),
  body: fileBody,
  async find({ request, site, query }, services) {
    const form = await findFormFor(services, request, site, query.formId);
    if (typeof form === 'number') return refuse(formRefusal(form, form));
    const { store, submissionKeys } = services;
    const field = form.fields.find(({ id, type }) => id === query.fieldId && type === 'file');
    if (!field) return refuse(formRefusal(400, 'PARSE_ERROR'));
    const { key } = query;
    const issued = submissionKeys.read(key, { siteId: site.id, formId: form.id });
    if (!issued || issued.expiresAt < store.now()) return refuse(formRefusal(401, 401));
    if (await findUsedKey(store.read, site.id, key)) return refuse(formRefusal(401, 401));
    return { field, key };
  },
  async run({ request, site, query: { formId, name }, body: stream, found }, services) {
    const sender = uploadSender(services.keys.signer('upload sender'), request.address);
    if (!(await hasUploadRoom(services.store.read, site.id, sender)))
      return refuse(formRefusal(429, 429, { wait: waitForRoom }));
    const { field, key } = found;
    const stored = await storeUpload(services, {
      siteId: site.id,
      formId,
      field,
      key,
      sender,
      name,
      stream,
    });
    if (!('refusal' in stored)) {
      const { id: uploadId, mime: type, bytes } = stored;
      return { uploadId, name: stored.name, type, bytes };
    }
    return refuse({
      status: stored.refusal === 'too-large' ? 413 : 400,
      say(texts, locale) {
        const message = uploadMessage(stored.refusal, field, { name, texts, locale });
        return { error: message, errors: { [field.id]: message } };
      },
    });
  },
});
