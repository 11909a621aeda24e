import { type FormCaptcha } from '@frontage/form-runtime/dom';
import { formParts } from '@frontage/form-runtime/markup';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { testContext, type TestContext } from '../../../testing/test-blocks';
import { Captcha } from './Captcha';
import { captchaParts } from './captcha.parts';
import { createFormCaptcha } from './create-form-captcha';

const formId = 'f'.repeat(24);
const refused = 'Complete CAPTCHA before submitting.';
/** Easy: the first number solves it, because every key matches an empty prefix. */
const parameters = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '0a',
  salt: '0b',
  cost: 1,
  keyLength: 32,
  keyPrefix: '',
};
const unsolvable = { ...parameters, keyPrefix: 'x' };
let context: TestContext;
let captcha: FormCaptcha | undefined;
/** Successful submits. */
let sent = 0;

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
const form = () => find<HTMLFormElement>('form');
const button = () => find<HTMLButtonElement>(`[${formParts.submit}]`);
const box = () => find(`[${captchaParts.box}]`);
const state = () => box().getAttribute(captchaParts.state);
const textOf = (part: string) => find(`[${part}]`).textContent;

/** Makes the server answer with these challenges in turn; the last one repeats. */
function serve(...answers: (() => Response)[]) {
  return vi
    .spyOn(window, 'fetch')
    .mockImplementation(
      async () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error(),
    );
}
const give =
  (challenge: object, lifetime = 600_000) =>
  () =>
    Response.json({ data: { challenge: { parameters: challenge, signature: 's' }, lifetime } });

function openForm(): void {
  document.body.innerHTML = `<main><h1>Contact</h1><form ${formParts.formId}="${formId}">
    <label>Name <input name="name"></label>
    ${renderToStaticMarkup(<Captcha kind="altcha" formId={formId} prefix="form" />)}
    <button type="submit" ${formParts.submit}>Send</button></form></main>`;
  captcha = createFormCaptcha(form(), box(), context);
  form().addEventListener('submit', (event) => {
    event.preventDefault();
    if (captcha?.token() === undefined) captcha?.refuse();
    else sent += 1;
  });
}

beforeEach(() => {
  context = testContext();
  sent = 0;
});
afterEach(() => {
  context.end();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('createFormCaptcha', () => {
  it('is accessible in every state', async () => {
    const fetch = serve(give(unsolvable), give(parameters));
    openForm();
    const check = async () => expect((await axe.run(document.body)).violations).toEqual([]);
    await check();
    find('input').focus();
    await expect.poll(() => fetch.mock.calls.length).toBe(1);
    button().click();
    expect(state()).toBe('working');
    await check();
    context.end();
    context = testContext();
    openForm();
    find('input').focus();
    await expect.poll(state).toBe('solved');
    await check();
  });

  it('[5.01] asks for nothing until the form gets the focus, then solves in a worker', async () => {
    const fetch = serve(give(parameters));
    // A worker has its own crypto.
    const triedHere = vi.spyOn(crypto.subtle, 'deriveBits');
    openForm();
    expect([state(), button().hasAttribute('aria-disabled'), fetch.mock.calls.length]).toEqual([
      null,
      false,
      0,
    ]);
    await userEvent.click(find('input'));
    await expect.poll(state).toBe('solved');
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      `/api/form/CaptchaChallenge?formId=${formId}`,
    ]);
    expect(triedHere).not.toHaveBeenCalled();
    expect(textOf(captchaParts.status)).toBe('The check is complete. You can send the form.');
    const token: unknown = JSON.parse(atob(captcha?.token() ?? ''));
    expect(token).toMatchObject({
      challenge: { parameters, signature: 's' },
      solution: { counter: 0, derivedKey: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  it('[5.01] [4.01d] while it works the button is told to be off, keeps the focus and sends nothing', async () => {
    serve(give(unsolvable));
    openForm();
    await userEvent.click(find('input'));
    await expect.poll(state).toBe('working');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(
      document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('Checking that you are human…');
    button().focus();
    await userEvent.keyboard('{Enter}');
    expect([sent, textOf(captchaParts.refusal), document.activeElement]).toEqual([
      0,
      refused,
      button(),
    ]);
  });

  it('[5.01] once it is solved the refusal goes away and the form is sent', async () => {
    serve(give(parameters));
    openForm();
    button().click();
    expect([sent, textOf(captchaParts.refusal)]).toEqual([0, refused]);
    await expect.poll(state).toBe('solved');
    expect([
      textOf(captchaParts.refusal),
      button().hasAttribute('aria-disabled'),
      button().hasAttribute('aria-describedby'),
    ]).toEqual(['', false, false]);
    button().click();
    expect(sent).toBe(1);
  });

  it('[4.01c] [4.01d] after a failed submission it solves another challenge, and the form waits for it', async () => {
    const fetch = serve(give(parameters), give(unsolvable));
    openForm();
    find('input').focus();
    await expect.poll(state).toBe('solved');
    captcha?.reset();
    await expect.poll(() => fetch.mock.calls.length).toBe(2);
    expect([state(), captcha?.token(), button().getAttribute('aria-disabled')]).toEqual([
      'working',
      undefined,
      'true',
    ]);
    button().click();
    expect(sent).toBe(0);
  });

  it('a form that was sent and emptied is begun anew by whoever comes back to it', async () => {
    const fetch = serve(give(parameters));
    openForm();
    find('input').focus();
    await expect.poll(state).toBe('solved');
    form().reset();
    expect([captcha?.token(), fetch.mock.calls.length]).toEqual([undefined, 1]);
    await userEvent.keyboard('a');
    await expect.poll(() => captcha?.token()).toBeDefined();
    expect(fetch.mock.calls.length).toBe(2);
  });

  it('works where there is no worker', async () => {
    serve(give(parameters));
    vi.spyOn(window, 'Worker').mockImplementation(function () {
      throw new DOMException('refused', 'SecurityError');
    });
    const triedHere = vi.spyOn(crypto.subtle, 'deriveBits');
    openForm();
    find('input').focus();
    await expect.poll(state).toBe('solved');
    expect(triedHere).toHaveBeenCalledTimes(1);
  });

  it('a server that has no challenge makes it fail, and the next press of the button tries again', async () => {
    serve(
      () => new Response('', { status: 429 }),
      () => new Response('<p>hello'),
      give(parameters),
    );
    openForm();
    for (const press of [() => find('input').focus(), () => button().click()]) {
      press();
      await expect.poll(state).toBe('failed');
      expect([textOf(captchaParts.status), button().hasAttribute('aria-disabled')]).toEqual([
        'The check did not work. Send the form to try again.',
        false,
      ]);
    }
    button().click();
    await expect.poll(state).toBe('solved');
    expect(sent).toBe(0);
  });

  it('what has expired is told, and made again when somebody goes on', async () => {
    serve(give(parameters, 60_001), give(parameters));
    openForm();
    find('input').focus();
    await expect.poll(state).toBe('expired');
    expect(textOf(captchaParts.status)).toBe('The check has expired and will run again.');
    await userEvent.keyboard('a');
    await expect.poll(state).toBe('solved');
  });

  it('somebody who is in the form before the script has it begin at once', async () => {
    serve(give(parameters));
    document.body.innerHTML = `<form ${formParts.formId}="${formId}"><input>${renderToStaticMarkup(<Captcha kind="altcha" formId={formId} prefix="form" />)}</form>`;
    find('input').focus();
    captcha = createFormCaptcha(form(), box(), context);
    await expect.poll(state).toBe('solved');
  });

  it('a captcha that cannot work here guards nothing: the form is left to the browser', () => {
    document.body.innerHTML = `<form><div ${captchaParts.box}="altcha"></div></form>`;
    const insecure = new Proxy(window, {
      get: (target, name) => (name === 'isSecureContext' ? false : Reflect.get(target, name)),
    });
    expect(createFormCaptcha(form(), box(), { ...context, window: insecure })).toBeUndefined();
    box().setAttribute(captchaParts.box, 'unheard-of');
    expect(createFormCaptcha(form(), box(), context)).toBeUndefined();
  });

  it('its end takes everything back and ends the work', async () => {
    const fetch = serve(give(unsolvable));
    openForm();
    const before = form().outerHTML;
    find('input').focus();
    button().click();
    await expect.poll(() => fetch.mock.calls.length).toBe(1);
    context.end();
    expect(form().outerHTML).toBe(before);
    find('input').focus();
    await userEvent.keyboard('a');
    expect([state(), fetch.mock.calls.length]).toEqual([null, 1]);
  });
});
