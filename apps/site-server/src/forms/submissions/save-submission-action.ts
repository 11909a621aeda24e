import type { FormDefinition } from '@frontage/form-runtime';
import { CaptchaSpent, incompleteCaptcha, judgeCaptcha } from '../../captcha/judge-captcha';
import { actionsFor } from '../../http/action/actions-for';
import { bodyText } from '../../http/action/body-reader';
import type { Site } from '../../sites/site-settings';
import { formInUse } from '../definitions/form-in-use';
import { findFormFor } from '../definitions/find-form-for';
import { formManner, formRefusal, type FormRefusal } from '../definitions/form-manner';
import { bodyHash } from '../keys/body-hash';
import { findUsedKey } from '../keys/used-keys';
import { goneFileErrors } from '../uploads/upload-message';
import { UploadGone } from './deliver-submission';
import { judgeKey, unknownKey, type KeyVerdict } from './judge-key';
import { judgeValues } from './judge-values';
import { prepareSubmission } from './prepare-submission';
import { readSaveBody } from './read-save-body';
import { saveSubmission } from './save-submission';
import type { SubmissionServices } from './submission-services';

const { defineAction, refuse } = actionsFor<SubmissionServices, Site, FormRefusal>(formManner);

/**
 * Stores the submission of a script [7.02]. The key is the idempotency key: a repeat with the same
 * values gets the first answer, one with other values 409, and a refused submission does not use
 * the key.
 */
export const saveSubmissionAction = defineAction({
  method: 'POST',
  url: '/api/form/SaveFormSubmission',
  about:
    '`{ key, formId, form, pageTitle, pageId, contentSource, pagePath, … }`, `form` being JSON text ' +
    'of field id → value → `{ data: { submissionId } }`',
  who: 'anyone',
  guard: 'crumb',
  body: bodyText('json', readSaveBody),
  // A repeat waits for the previous attempt, which may be using the captcha that both name.
  turn: ({ site, body }, { submissionTurns }, proceed) =>
    submissionTurns(`${site.id} ${body.key}`, proceed),
  async find({ request, site, body }, services) {
    const { values: sent } = body;
    if (!sent) return refuse(formRefusal(400, 'INVALID_FIELDS'));
    const found = await findFormFor(services, request, site, body.formId);
    if (typeof found === 'number') return refuse(formRefusal(found, found));
    const { store, submissionKeys } = services;
    const form = formInUse(found, site.settings);
    const hash = bodyHash(form.id, sent);
    const issued = submissionKeys.read(body.key, { siteId: site.id, formId: form.id });
    const used = await findUsedKey(store.read, site.id, body.key);
    const earlierAnswer = judgeKey({ issued, used }, { formId: form.id, hash, now: store.now() });
    return { form, sent, hash, issued, known: earlierAnswer };
  },
  // A repeat gets its answer and is not counted.
  limit: [
    {
      rate: 'saveLimit',
      key: ({ found: { form } }) => form.id,
      when: ({ found: { known } }) => !known,
    },
  ],
  async run({ request, site, body, found: { form, sent, hash, issued, known } }, services) {
    if (known || !issued) return answer(known ?? unknownKey);
    const { store, captchas, outbox } = services;
    const { captchaKey, ...facts } = body;
    const captcha = await judgeCaptcha(captchas, { form, siteId: site.id }, captchaKey);
    if (!captcha.passed) return refuse(formRefusal(captcha.status, captcha.code, captcha));
    const { values, errors } = judgeValues(form, sent);
    if (Object.keys(errors()).length > 0)
      return refuse({ status: 400, say: (texts) => ({ errors: errors(texts) }) });
    const filledIn = store.now() - issued.createdAt;
    const right = { site, form, sent, filledIn, facts: { ...facts, values } };
    const delivery = await prepareSubmission(services, request, right);
    try {
      const accepted = { ...delivery, hash, issued, spend: captcha.spend };
      const saved = await store.write((db) => saveSubmission(db, accepted));
      outbox.wake();
      return answer(saved);
    } catch (error) {
      return refuse(refusalOf(error, form));
    }
  },
  json: (saved) => JSON.parse(saved),
});

function answer(verdict: KeyVerdict) {
  return 'answer' in verdict ? verdict.answer : refuse(formRefusal(verdict.status, verdict.code));
}

/** @throws every error that is no refusal */
function refusalOf(error: unknown, form: FormDefinition): FormRefusal {
  if (error instanceof CaptchaSpent)
    return formRefusal(incompleteCaptcha.status, incompleteCaptcha.code);
  if (!(error instanceof UploadGone)) throw error;
  const { fieldId } = error;
  return { status: 400, say: (texts) => ({ errors: goneFileErrors(form, fieldId, texts) }) };
}
