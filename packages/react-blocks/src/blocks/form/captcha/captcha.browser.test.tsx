import type { FormDefinition } from '@frontage/form-runtime';
import { formParts } from '@frontage/form-runtime/markup';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { canonical, mountBlock, showMarkup, testContext } from '../../../testing/test-blocks';
import { Form } from '../Form';
import { captchaParts } from './captcha.parts';

const form: FormDefinition = {
  id: 'abcdef0123456789abcdef09',
  name: 'Guarded',
  submitText: 'Send',
  successText: 'Thank you.',
  captcha: 'altcha',
  fields: [{ id: 'name', type: 'text', title: 'Name', required: true }],
};
const page = { id: '1', title: 'Contact', path: '/contact' };
const parameters = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '0a',
  salt: '0b',
  cost: 1,
  keyLength: 32,
  keyPrefix: '',
};

/** The server's requests, by path. */
let requested: string[] = [];
/** Bodies of submissions. */
let saves: Record<string, unknown>[] = [];
/** The answers to the next submissions; then success. */
let answers: (() => Response)[] = [];
/** Challenges are answered once it resolves. */
let gate = Promise.resolve();

// Once for the file, because a site's calls keep the fetch of their window.
beforeAll(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const { pathname } = new URL(String(address), location.href);
    requested.push(pathname);
    if (pathname.endsWith('CaptchaChallenge')) {
      const signature = `s${requested.length}`;
      await gate;
      return Response.json({ data: { challenge: { parameters, signature }, lifetime: 600_000 } });
    }
    if (pathname.endsWith('FormSubmissionKey')) return Response.json({ data: { key: 'k1' } });
    saves.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
    return answers.shift()?.() ?? Response.json({ data: { submissionId: '1' } });
  });
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  [requested, saves, answers, gate] = [[], [], [], Promise.resolve()];
});
afterEach(() => document.body.replaceChildren());

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
/** Holds all challenges until the result is called. */
function holdChallenges(): () => void {
  let give = (): void => undefined;
  gate = new Promise((resolve) => (give = resolve));
  return () => give();
}
const button = () => find(`[${formParts.submit}]`);
const captchaState = () => find(`[${captchaParts.box}]`).getAttribute(captchaParts.state);
const formState = () => find('form').getAttribute(formParts.state);
const challenges = () => requested.filter((path) => path.endsWith('CaptchaChallenge')).length;
const signatureOf = ({ captchaKey }: Record<string, unknown> = {}) =>
  (JSON.parse(atob(String(captchaKey))) as { challenge: { signature: string } }).challenge
    .signature;

it('[5.01] [4.01c] [4.01d] a submission carries its captcha; after a failure the form waits for another', async () => {
  answers = [() => Response.json({ errors: { name: 'No.' } }, { status: 400 })];
  const root = showMarkup(<Form definition={form} page={page} />);
  const before = canonical(root);
  const end = await mountBlock(root, await import('../form.mount'));
  expect(challenges()).toBe(0);
  await userEvent.fill(find('[name=name]'), 'Ada');
  await expect.poll(captchaState).toBe('solved');
  const give = holdChallenges();
  button().click();
  await expect.poll(formState).toBe('failure');
  await expect.poll(challenges).toBe(2);
  expect([captchaState(), button().getAttribute('aria-disabled')]).toEqual(['working', 'true']);
  button().click();
  expect([saves.length, find(`[${captchaParts.refusal}]`).textContent]).toEqual([
    1,
    'Complete CAPTCHA before submitting.',
  ]);
  give();
  await expect.poll(captchaState).toBe('solved');
  button().click();
  await expect.poll(formState).toBe('success');
  expect(saves.map(({ key }) => key)).toEqual(['k1', 'k1']);
  expect(signatureOf(saves[1])).not.toBe(signatureOf(saves[0]));
  end();
  expect(canonical(root)).toBe(before);
});

it('[5.01] [4.01d] while the captcha is pending the button is `aria-disabled`, keeps the focus and says why; nothing is sent', async () => {
  const give = holdChallenges();
  const end = await mountBlock(
    showMarkup(<Form definition={form} page={page} />),
    await import('../form.mount'),
  );
  await userEvent.fill(find('[name=name]'), 'Ada');
  await expect.poll(challenges).toBe(1);
  button().focus();
  await userEvent.keyboard('{Enter}');
  expect([button().getAttribute('aria-disabled'), document.activeElement]).toEqual([
    'true',
    button(),
  ]);
  expect(find(`[${captchaParts.refusal}]`).textContent).toBe('Complete CAPTCHA before submitting.');
  expect(saves).toEqual([]);
  give();
  await expect.poll(captchaState).toBe('solved');
  await userEvent.keyboard('{Enter}');
  await expect.poll(formState).toBe('success');
  expect(saves).toHaveLength(1);
  end();
});

it('what is wrong with the fields is told first, and costs no captcha', async () => {
  const end = await mountBlock(
    showMarkup(<Form definition={form} page={page} />),
    await import('../form.mount'),
  );
  button().focus();
  await expect.poll(captchaState).toBe('solved');
  button().click();
  expect(formState()).toBe('failure');
  expect(find('[id$="-name-error"]').textContent).toBe('Fill in this field.');
  expect([captchaState(), challenges(), saves.length]).toEqual(['solved', 1, 0]);
  end();
});

it('a host in StrictMode has one captcha, and none once it is gone', async () => {
  document.body.innerHTML = '<div id="host"></div>';
  const root = createRoot(find('#host'));
  flushSync(() =>
    root.render(
      <StrictMode>
        <Form definition={form} page={page} />
      </StrictMode>,
    ),
  );
  await expect.poll(() => find('form').hasAttribute('novalidate')).toBe(true);
  find('[name=name]').focus();
  await expect.poll(captchaState).toBe('solved');
  expect(challenges()).toBe(1);
  flushSync(() => root.unmount());
  expect(document.querySelector('form')).toBeNull();
});

it('a form without a captcha has no place for one', () => {
  const { captcha: _, ...plain } = form;
  showMarkup(<Form definition={plain} page={page} />);
  expect(document.querySelector(`[${captchaParts.box}]`)).toBeNull();
});

it('a context without https leaves the form to the browser', async () => {
  const insecure = new Proxy(window, {
    get: (target, name) => (name === 'isSecureContext' ? false : Reflect.get(target, name)),
  });
  const root = showMarkup(<Form definition={form} page={page} />);
  const { read, mount } = await import('../form.mount');
  const context = { ...testContext(), window: insecure };
  expect(await mount(root, read(root), context)).toBeUndefined();
  expect(find('form').hasAttribute('novalidate')).toBe(false);
});
