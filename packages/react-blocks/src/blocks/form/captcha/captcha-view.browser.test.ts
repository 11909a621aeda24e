import { formParts } from '@frontage/form-runtime/markup';
import { expect, it } from 'vitest';
import { createCaptchaView } from './captcha-view';

it('[4.01d] gives back only what it took: a button that the form itself holds stays held when a captcha runs out', () => {
  const form = document.createElement('form');
  form.innerHTML = `<div></div><button ${formParts.submit}>Send</button>`;
  const [box, button] = [form.querySelector('div'), form.querySelector('button')];
  if (!box || !button) throw new Error('The form has lost a part.');
  const captcha = new AbortController();
  const view = createCaptchaView(form, box, captcha.signal);

  view.show('working');
  view.show('solved');
  expect(button.ariaDisabled).toBeNull();

  button.ariaDisabled = 'true'; // as a form does while it is being sent
  view.show('expired');
  expect(button.ariaDisabled).toBe('true');
  captcha.abort();
  expect(button.ariaDisabled).toBe('true');
});
