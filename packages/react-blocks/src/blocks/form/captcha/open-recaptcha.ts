import { loadExternalScript } from '@frontage/core-lifecycle/dom';
import type { Captcha, CaptchaOpening } from './captcha';
import { captchaParts } from './captcha.parts';
import { createRecaptcha, type Grecaptcha } from './create-recaptcha';

/** The timeout of reCAPTCHA's script, in milliseconds. */
const scriptTime = 30_000;

/** Opens reCAPTCHA: its script is loaded from its service once a visitor uses the form [7.27]. */
export function openRecaptcha({ box, context, onChange }: CaptchaOpening): Captcha {
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
        signal,
      }),
    clock,
    // The script defines it there; the window's type does not know it.
    offered: () => (window as { grecaptcha?: Grecaptcha }).grecaptcha,
    report: (cause: unknown) => report({ code: 'RECAPTCHA_FAILED', block: 'form', cause }),
  };
  return createRecaptcha(setup, onChange, signal);
}
