import {
  formMessage,
  type FormCode,
  type FormDefinition,
  type FormTexts,
} from '@frontage/form-runtime';
import {
  CaptchaSpent,
  incompleteCaptcha,
  judgeCaptcha,
  type CaptchaRefusal,
  type SpendCaptcha,
} from '../../captcha/judge-captcha';
import { createTurns } from '../../concurrency/create-turns';
import {
  jsonReply,
  type Endpoint,
  type EndpointReply,
  type EndpointRequest,
} from '../../http/endpoint';
import { rateKey } from '../../http/rate-limit';
import { refererPath } from '../../http/referer-path';
import { refuseForeign } from '../../http/refuse-foreign';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { formTextsAt } from '../definitions/form-texts';
import { findForm } from '../definitions/forms';
import { bodyHash } from '../keys/body-hash';
import { findKey, useKey, type FormKey } from '../keys/form-keys';
import { goneFileErrors } from '../uploads/upload-message';
import { deliverSubmission, UploadGone, type Delivery } from './deliver-submission';
import { judgeSpam } from './judge-spam';
import { judgeValues } from './judge-values';
import { prepareDelivery } from './prepare-delivery';
import { readSaveBody, type SaveBody } from './read-save-body';
import type { SubmissionServices } from './submission-services';
import type { NewSubmission } from './submissions';

/** What submissions of scripts are taken with. */
type SaveServices = Omit<SubmissionServices, 'visitorState' | 'render' | 'system' | 'secret'>;

/** What an accepted submission is stored with. */
interface Accepted extends Delivery {
  hash: string;
  spend: SpendCaptcha;
}

/** A call that could be read, and the form it is for. */
interface Sent {
  site: Site;
  form: FormDefinition;
  body: SaveBody;
  /** What the page that it comes from says. */
  texts(): Promise<FormTexts>;
}

/**
 * `POST /api/form/SaveFormSubmission` → `{ data: { submissionId } }` [7.02]. The key
 * is the idempotency key: a repeat with the same values gets the first answer, one
 * with other values 409, and a refusal does not use the key up.
 */
export function saveFormSubmissionEndpoint(services: SaveServices): Endpoint {
  const { store, sites } = services;
  const inTurn = createTurns();
  return async (request) => {
    const refusal = refuseForeign(services, request);
    if (refusal) return refusal;
    const body = readSaveBody(request.body);
    const site = await sites.find(request.host);
    const texts = async () =>
      site ? formTextsAt(store.read, site, body?.pagePath || refererPath(request)) : {};
    if (!body) return refuse(400, 'PARSE_ERROR', await texts());
    const form = site && (await findForm(store.read, site.id, body.formId));
    if (!site || !form) return refuse(404, 404, await texts());
    // A repeat waits for the attempt before it, which may be using up the captcha that both name.
    return inTurn(`${site.id} ${body.key}`, () =>
      receive(services, request, { site, form, body, texts }),
    );
  };
}

async function receive(
  services: SaveServices,
  request: EndpointRequest,
  { site, form, body, texts }: Sent,
): Promise<EndpointReply> {
  const { store, saveLimit } = services;
  const hash = bodyHash(form.id, body.values);
  const key = await findKey(store.read, site.id, body.key);
  const known = judgeKey(key, form.id, hash, store.now());
  if (known) return answer(known, texts);
  const wait = saveLimit.take(`${rateKey(request.address)} ${form.id}`);
  if (wait > 0) return refuse(429, 429, await texts(), { 'retry-after': String(wait) });
  const captcha = await judgeCaptcha(services.captchas, { form, siteId: site.id }, body.captchaKey);
  if (!captcha.passed) return captchaReply(captcha, await texts());
  const { values, errors } = judgeValues(form, body.values);
  if (Object.keys(errors()).length > 0) return jsonReply(400, { errors: errors(await texts()) });
  const filledIn = key && store.now() - key.createdAt;
  const reasons = judgeSpam({ form, sent: body.values, values, filledIn });
  const submission = newSubmission(store, body, {
    siteId: site.id,
    formId: form.id,
    values,
    reasons,
  });
  const delivery = await prepareDelivery(services, request, { site, form, submission });
  try {
    const saved = await store.write((db) => save(db, { ...delivery, hash, spend: captcha.spend }));
    services.outbox.wake();
    return answer(saved, texts);
  } catch (error) {
    if (error instanceof CaptchaSpent) return captchaReply(incompleteCaptcha, await texts());
    if (!(error instanceof UploadGone)) throw error;
    return jsonReply(400, { errors: goneFileErrors(form, error.fieldId, await texts()) });
  }
}

function refuse(
  status: number,
  code: FormCode,
  texts: FormTexts,
  headers: Record<string, string> = {},
): EndpointReply {
  return jsonReply(status, { error: formMessage(code, texts) }, headers);
}

function captchaReply({ status, code, fault }: CaptchaRefusal, texts: FormTexts): EndpointReply {
  return { ...jsonReply(status, { error: formMessage(code, texts) }), fault };
}

function newSubmission(
  { now, createId }: Pick<Store, 'now' | 'createId'>,
  body: SaveBody,
  facts: Pick<NewSubmission, 'siteId' | 'formId' | 'values' | 'reasons'>,
): NewSubmission {
  const { key, pageId, pageTitle, pagePath, contentSource } = body;
  return {
    ...facts,
    id: createId(),
    key,
    pageId,
    pageTitle,
    pagePath,
    contentSource,
    flagged: facts.reasons.length > 0,
    createdAt: now(),
  };
}

/** What became of a key: the answer of its submission, or why it takes none. */
type KeyVerdict = { answer: string } | { status: 401 | 409; code: FormCode };

async function answer(verdict: KeyVerdict, texts: Sent['texts']): Promise<EndpointReply> {
  return 'answer' in verdict
    ? jsonReply(200, JSON.parse(verdict.answer))
    : refuse(verdict.status, verdict.code, await texts());
}

/**
 * The key is looked at again inside the transaction: another machine may have used it meanwhile.
 */
async function save(db: Database, { hash, spend, ...delivery }: Accepted): Promise<KeyVerdict> {
  const { siteId, formId, key, id, createdAt } = delivery.submission;
  const look = async () => judgeKey(await findKey(db, siteId, key), formId, hash, createdAt);
  const settled = await look();
  if (settled) return settled;
  // Another machine stored it between the two looks; now its answer can be seen.
  if (!(await deliverSubmission(db, delivery))) return (await look()) ?? otherValues;
  // Last: of two attempts at one submission the later must find that first, not its used captcha.
  await spend(db, createdAt);
  const saved = JSON.stringify({ data: { submissionId: id } });
  await useKey(db, key, { formId, bodyHash: hash, answer: saved });
  return { answer: saved };
}

const unknownKey: KeyVerdict = { status: 401, code: 401 };
const otherValues: KeyVerdict = { status: 409, code: 'SUBMIT_ERROR' };

/** What a key already decides; nothing when the submission may be stored with it. */
function judgeKey(
  key: FormKey | undefined,
  formId: string,
  hash: string,
  now: number,
): KeyVerdict | undefined {
  const foreign = key?.formId !== undefined && key.formId !== formId;
  if (!key || foreign) return unknownKey;
  if (key.used) return key.used.bodyHash === hash ? key.used : otherValues;
  return key.expiresAt < now ? unknownKey : undefined;
}
