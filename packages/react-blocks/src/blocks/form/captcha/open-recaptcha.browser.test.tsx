import { formParts } from '@frontage/form-runtime/markup';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testContext, type TestContext } from '../../../testing/test-blocks';
import { Captcha } from './Captcha';
import { captchaParts, type RecaptchaPlace } from './captcha.parts';
import { createFormCaptcha } from './create-form-captcha';

// Served by the test server.
const script = `${location.origin}/packages/react-blocks/src/testing/recaptcha-api.js`;
const formId = 'f'.repeat(24);
let context: TestContext;

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const state = () => find(`[${captchaParts.box}]`).getAttribute(captchaParts.state);
const loaded = () => document.querySelectorAll(`script[src^="${script}"]`).length;
const robot = () => page.getByRole('button', { name: "I'm not a robot" });

function openForm(recaptcha?: RecaptchaPlace) {
  document.body.innerHTML = `<main><h1>Contact</h1><form ${formParts.formId}="${formId}"><label>Name <input></label>${renderToStaticMarkup(
    <Captcha kind="recaptcha" formId={formId} prefix="form" recaptcha={recaptcha} />,
  )}<button ${formParts.submit}>Send</button></form></main>`;
  return createFormCaptcha(find('form') as HTMLFormElement, find(`[${captchaParts.box}]`), context);
}

beforeEach(() => {
  context = testContext();
});
afterEach(() => {
  context.end();
  document.body.replaceChildren();
  for (const element of document.querySelectorAll(`script[src^="${script}"]`)) element.remove();
});

describe('a form with reCAPTCHA', () => {
  it('[7.27a] [5.01] its script comes from its service once somebody uses the form; what the visitor does gives the token', async () => {
    const captcha = openForm({ siteKey: 'public', script });
    expect([loaded(), state()]).toEqual([0, null]);
    await userEvent.click(find('input'));
    await expect.poll(state).toBe('waiting');
    expect(loaded()).toBe(1);
    expect(find(`[${captchaParts.status}]`).textContent).toBe('Complete the CAPTCHA.');
    expect([captcha?.token(), find(`[${formParts.submit}]`).getAttribute('aria-disabled')]).toEqual(
      [undefined, 'true'],
    );
    expect((await axe.run(document.body)).violations).toEqual([]);
    await robot().click();
    expect(state()).toBe('solved');
    expect(captcha?.token()).toMatch(/^good-/);
    expect(find(`[${formParts.submit}]`).hasAttribute('aria-disabled')).toBe(false);
  });

  it('[4.01c] after a failed submission the visitor does it again, and the old token is gone', async () => {
    const captcha = openForm({ siteKey: 'public', script });
    find('input').focus();
    await expect.poll(state).toBe('waiting');
    await robot().click();
    const first = captcha?.token();
    captcha?.reset();
    expect([state(), captcha?.token()]).toEqual(['waiting', undefined]);
    await robot().click();
    expect(captcha?.token()).not.toBe(first);
  });

  it('[8.17d] without a site key no script is loaded; the visitor is told, and the log says what is missing', async () => {
    openForm();
    find('input').focus();
    await expect.poll(state).toBe('failed');
    expect(loaded()).toBe(0);
    expect(context.issues).toMatchObject([
      { code: 'RECAPTCHA_FAILED', cause: new Error('ReCaptcha has not been set up!') },
    ]);
  });

  it('a script that does not come is told, and asked for again when the form is sent', async () => {
    const captcha = openForm({ siteKey: 'public', script: 'http://127.0.0.1:9/api.js' });
    find('input').focus();
    await expect.poll(state).toBe('failed');
    find(`[${captchaParts.box}]`).setAttribute(captchaParts.script, script);
    captcha?.refuse();
    await expect.poll(state).toBe('waiting');
  });
});
