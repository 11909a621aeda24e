import { loadExternalScript } from '@frontage/core-lifecycle/dom';
import type { Captcha, CaptchaOpening } from './captcha';
import { captchaParts } from './captcha.parts';
import { createRecaptcha, type Grecaptcha } from './create-recaptcha';

/** How long reCAPTCHA's script may take, in milliseconds. */
const scriptTime = 30_000;

/** Opens reCAPTCHA: its script comes from its service, now that somebody uses the form [7.27]. */
export function openCaptcha({ box, context, onChange }: CaptchaOpening): Captcha {
  const { window, clock, policy, report, signal } = context;
  const setup = {
    container: box.querySelector<HTMLElement>(`[${captchaParts.widget}]`) ?? box,
    siteKey: box.getAttribute(captchaParts.siteKey) ?? '',
    loadScript: () =>
      loadExternalScript({
        window,
        url: box.getAttribute(captchaParts.script) ?? '',
        timeout: scriptTime,
        clock,
        policy,
      }),
    // The script leaves it there; the window's type knows nothing of it.
    offered: () => (window as { grecaptcha?: Grecaptcha }).grecaptcha,
    report: (cause: unknown) => report({ code: 'RECAPTCHA_FAILED', block: 'form', cause }),
  };
  return createRecaptcha(setup, onChange, signal);
}
