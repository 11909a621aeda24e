import { formMessage, type FormTexts } from '@frontage/form-runtime';
import { CaptchaSpent, incompleteCaptcha, judgeCaptcha, type CaptchaRefusal, type SpendCaptcha } from '../captcha/judge-captcha';
import { bodyHash } from '../forms/body-hash';
import { deliverSubmission, UploadGone, type Delivery } from '../forms/deliver-submission';
import { findKey, useKey, type FormKey } from '../forms/form-keys';
import { judgeSpam } from '../forms/judge-spam';
import { judgeValues } from '../forms/judge-values';
import { prepareDelivery } from '../forms/prepare-delivery';
import { readSaveBody, type SaveBody } from '../forms/read-save-body';
import { jsonReply, type Endpoint, type EndpointReply } from '../http/endpoint';
import { rateKey } from '../http/rate-limit';
import { textsAt } from '../pages/texts-at';
import type { ServerParts } from '../server-parts';
import type { NewSubmission } from '../store/content/submissions';
import type { Database } from '../store/tables';
import { goneFileErrors } from '../uploads/upload-messages';
import { refuseForeign } from './refuse-foreign';

/** What an accepted submission is stored with. */
interface Accepted extends Delivery {
  hash: string;
  spend: SpendCaptcha;
}

/**
 * `POST /api/form/SaveFormSubmission` → `{ data: { submissionId } }` [7.02]. The key
 * is the idempotency key: a repeat with the same values gets the first answer, one
 * with other values 409, and a refusal does not use the key up.
 */
export function saveFormSubmissionEndpoint(parts: ServerParts): Endpoint {
  const { store, sites, saveLimit } = parts;
  return async (request) => {
    const refusal = refuseForeign(parts, request);
    if (refusal) return refusal;
    const body = readSaveBody(request.body);
    if (!body) return jsonReply(400, { error: formMessage('PARSE_ERROR') });
    const site = await sites.find(request.host);
    const form = site && (await store.form(site.id, body.formId));
    if (!site || !form) return jsonReply(404, { error: formMessage(404) });
    const hash = bodyHash(form.id, body.values);
    const key = await findKey(store.read, site.id, body.key);
    const known = judgeKey(key, form.id, hash, store.now());
    if (known) return known;
    const wait = saveLimit.take(`${rateKey(request.address)} ${form.id}`);
    if (wait > 0) return jsonReply(429, { error: formMessage(429) }, { 'retry-after': String(wait) });
    const captcha = await judgeCaptcha(parts.captchas, { form, siteId: site.id }, body.captchaKey);
    const refuseCaptcha = async (why: CaptchaRefusal) => captchaReply(why, await textsAt(store, site, body.pagePath));
    if (!captcha.passed) return refuseCaptcha(captcha);
    const { values, errors } = judgeValues(form, body.values);
    if (Object.keys(errors()).length > 0)
      return jsonReply(400, { errors: errors(await textsAt(store, site, body.pagePath)) });
    const filledIn = key && store.now() - key.createdAt;
    const reasons = judgeSpam({ form, sent: body.values, values, filledIn });
    const submission = newSubmission(parts, body, { siteId: site.id, formId: form.id, values, reasons });
    const delivery = await prepareDelivery(parts, request, { site, form, submission });
    const accepted = { ...delivery, hash, spend: captcha.spend };
    const reply = await store
      .write((db) => save(db, accepted))
      .catch(async (error: unknown) => {
        if (error instanceof CaptchaSpent) return refuseCaptcha(incompleteCaptcha);
        if (!(error instanceof UploadGone)) throw error;
        return jsonReply(400, { errors: goneFileErrors(form, error, await textsAt(store, site, body.pagePath)) });
      });
    parts.outbox.wake();
    return reply;
  };
}

function captchaReply({ status, code, fault }: CaptchaRefusal, texts: FormTexts): EndpointReply {
  return { ...jsonReply(status, { error: formMessage(code, texts) }), fault };
}

function newSubmission(
  { store }: ServerParts,
  body: SaveBody,
  parts: Pick<NewSubmission, 'siteId' | 'formId' | 'values' | 'reasons'>,
): NewSubmission {
  const { key, pageId, pageTitle, pagePath, contentSource } = body;
  return {
    ...parts,
    id: store.createId(),
    key,
    pageId,
    pageTitle,
    pagePath,
    contentSource,
    flagged: parts.reasons.length > 0,
    createdAt: store.now(),
  };
}

/** The key is looked at again inside the transaction: another request may have used it meanwhile. */
async function save(db: Database, { hash, spend, ...delivery }: Accepted): Promise<EndpointReply> {
  const { siteId, formId, key, id, createdAt } = delivery.submission;
  const settled = judgeKey(await findKey(db, siteId, key), formId, hash, createdAt);
  if (settled) return settled;
  await spend(db, createdAt);
  const answer = JSON.stringify({ data: { submissionId: id } });
  if (!(await deliverSubmission(db, delivery))) {
    // Another machine stored it between the two looks; now its answer can be seen.
    return (
      judgeKey(await findKey(db, siteId, key), formId, hash, createdAt) ??
      jsonReply(409, { error: formMessage('SUBMIT_ERROR') })
    );
  }
  await useKey(db, key, { formId, bodyHash: hash, answer });
  return jsonReply(200, JSON.parse(answer));
}

/** The answer that a key already decides; nothing when the submission may be stored with it. */
function judgeKey(
  key: FormKey | undefined,
  formId: string,
  hash: string,
  now: number,
): EndpointReply | undefined {
  const foreign = key?.formId !== undefined && key.formId !== formId;
  if (!key || foreign) return jsonReply(401, { error: formMessage(401) });
  if (key.used) {
    return key.used.bodyHash === hash
      ? jsonReply(200, JSON.parse(key.used.answer))
      : jsonReply(409, { error: formMessage('SUBMIT_ERROR') });
  }
  return key.expiresAt < now ? jsonReply(401, { error: formMessage(401) }) : undefined;
}
