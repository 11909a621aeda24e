import type { BlockContext, MarkupChanges } from '@frontage/core-lifecycle/dom';
import type { FormCaptcha } from '@frontage/form-runtime/dom';
import { captchaParts } from '../captcha/captcha.parts';
import { captchaTexts } from '../captcha/captcha.texts';
import { createFormCaptcha } from '../captcha/create-form-captcha';
import type { PublishedForm } from './published-form';

const recaptchaScript = 'https://www.google.com/recaptcha/api.js?render=explicit';

/**
 * Fills the place for a captcha in a published form: with reCAPTCHA if it names a site key, else
 * with our own.
 *
 * @returns undefined if the server wants none for this form
 * @throws Error (as a rejection) if the captcha cannot work here
 */
export async function createPublishedCaptcha(
  place: HTMLElement,
  { form, formId }: PublishedForm,
  changes: MarkupChanges,
  context: BlockContext,
): Promise<FormCaptcha | undefined> {
  const { siteKey, sitekey = siteKey } = place.dataset;
  const challenges = `/api/form/CaptchaChallenge?formId=${encodeURIComponent(formId)}`;
  // The page may be older than the server's version of the form; a captcha that never loads would
  // block the form forever.
  if (!sitekey && (await isMissing(challenges, context))) return undefined;
  if (context.signal.aborted) return undefined;
  for (const old of [...place.childNodes]) changes.remove(old);
  changes.set(place, captchaParts.box, sitekey ? 'recaptcha' : 'altcha');
  if (sitekey) {
    changes.set(place, captchaParts.siteKey, sitekey);
    changes.set(place, captchaParts.script, recaptchaScript);
  } else {
    changes.set(place, captchaParts.challenges, challenges);
  }
  const {
    captchaWorking,
    captchaWaiting,
    captchaSolved,
    captchaFailed,
    captchaExpired,
    CAPTCHA_INCOMPLETE_ERROR,
  } = captchaTexts.english;
  const words = {
    working: captchaWorking,
    waiting: captchaWaiting,
    solved: captchaSolved,
    failed: captchaFailed,
    expired: captchaExpired,
    refused: CAPTCHA_INCOMPLETE_ERROR,
  };
  for (const [name, text] of Object.entries(words))
    changes.set(place, captchaParts.text + name, text);
  add(place, 'div', { [captchaParts.widget]: '' }, changes);
  add(place, 'p', { [captchaParts.refusal]: '', role: 'alert', class: 'field-error' }, changes);
  add(place, 'p', { [captchaParts.status]: '', role: 'status', id: `captcha-${formId}` }, changes);
  const captcha = createFormCaptcha(form, place, context);
  if (!captcha) throw new Error('The captcha of a published form cannot work here.');
  return captcha;
}

/** Whether the server has nothing there; no answer at all does not prove that. */
async function isMissing(address: string, { window, signal }: BlockContext): Promise<boolean> {
  try {
    return (await window.fetch(address, { method: 'HEAD', signal })).status === 404;
  } catch {
    return false;
  }
}

function add(
  place: HTMLElement,
  name: string,
  attributes: Readonly<Record<string, string>>,
  changes: MarkupChanges,
): void {
  const element = place.ownerDocument.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  changes.put(element, () => place.append(element));
}
