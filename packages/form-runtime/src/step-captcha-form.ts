import { fillText } from './browser-messages';
import { captchaMessages } from './captcha-messages';
import type { CaptchaFormEvent, CaptchaFormState, CaptchaFormStep } from './captcha-state';
import type { FormState } from './form-state';
import type { FormTexts } from './messages';
import { createFormState, stepForm } from './step-form';

/** The state a form with a captcha starts in; `key` is the one kept through a reload, if any. */
export function createCaptchaFormState(key?: string): CaptchaFormState {
  return { ...createFormState(key), captchaKey: '' };
}

/**
 * `stepForm` for a form with a captcha, apart from it so that other forms do not carry
 * it: nothing is sent until the captcha is completed [5.01], and what came back without
 * success asks for it anew [4.01]. What is wrong with the fields is told first; a submission
 * that never left the browser has not spent the captcha. What the captcha tells while
 * a submission is on its way changes nothing: that one carries what it was sent with.
 *
 * @param texts texts in place of the English ones
 */
export function stepCaptchaForm(state: CaptchaFormState, event: CaptchaFormEvent, texts?: FormTexts): CaptchaFormStep {
  if (event.type === 'captcha') {
    const { captchaKey } = event;
    const changes = isOpen(state) && captchaKey !== state.captchaKey;
    return changes ? { state: { ...state, captchaKey }, effects: ['showCaptcha'] } : { state, effects: [] };
  }

  const { captchaKey } = state;
  const { state: next, effects } = stepForm(state, event);
  const starts = isOpen(state) && !isOpen(next);
  if (starts && !captchaKey) {
    const code = 'CAPTCHA_INCOMPLETE_ERROR';
    const failure = { code, error: fillText(texts?.[code] ?? captchaMessages[code]) } as const;
    return { state: { ...state, status: 'failure', failure }, effects: ['keepDraft', 'tellCaptcha'] };
  }
  const failed = !isOpen(state) && next.status === 'failure';
  return failed
    ? { state: { ...next, captchaKey: '' }, effects: ['resetCaptcha', ...effects] }
    : { state: { ...next, captchaKey }, effects };
}

function isOpen({ status }: FormState): boolean {
  return status === 'idle' || status === 'failure';
}
