import { formParts } from '@frontage/form-runtime/markup';
import type { CaptchaState } from './captcha';
import { captchaParts } from './captcha.parts';

/** The visible and audible part of a captcha. */
export interface CaptchaView {
  /** Shows its state; while it is pending the button is `aria-disabled` and says why [4.01]. */
  show(state: CaptchaState): void;
  /** Informs a visitor who pressed the button too early [5.01]. */
  refuse(): void;
}

/**
 * Creates the view of a form's captcha; the markup contains the texts.
 *
 * @param signal undoes everything
 */
export function createCaptchaView(
  form: HTMLFormElement,
  box: HTMLElement,
  signal: AbortSignal,
): CaptchaView {
  const status = box.querySelector(`[${captchaParts.status}]`);
  const refusal = box.querySelector(`[${captchaParts.refusal}]`);
  const button = form.querySelector(`[${formParts.submit}]`);
  let held = false;

  const textOf = (name: string): string => box.getAttribute(captchaParts.text + name) ?? '';

  function say(place: Element | null, text: string): void {
    // New content each time, so that the same text is announced again.
    place?.replaceChildren(...(text === '' ? [] : [text]));
  }

  /** Removes only its own changes: a form that is being sent disables its button itself. */
  function hold(next: boolean): void {
    if (next === held) return;
    held = next;
    for (const [name, value] of [
      ['aria-disabled', 'true'],
      ['aria-describedby', status?.id ?? ''],
    ] as const) {
      if (held) button?.setAttribute(name, value);
      else button?.removeAttribute(name);
    }
  }

  function show(state: CaptchaState): void {
    box.setAttribute(captchaParts.state, state);
    say(status, textOf(state));
    hold(state === 'working' || state === 'waiting');
    if (state === 'solved') say(refusal, '');
  }

  signal.addEventListener('abort', () => {
    box.removeAttribute(captchaParts.state);
    for (const place of [status, refusal]) say(place, '');
    hold(false);
  });
  return { show, refuse: () => say(refusal, textOf('refused')) };
}
