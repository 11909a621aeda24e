import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { publishedForm, publishedSamples } from '../../../testing/published-forms';
import { find, playServer, publish, send } from '../../../testing/published-page';
import { testContext } from '../../../testing/test-blocks';

const page = playServer();

describe('the captcha of a published form', () => {
  const field = publishedSamples.text?.html ?? '';
  const place = '<div class="captcha-container"><iframe title="saved"></iframe></div>';
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '0a',
    salt: '0b',
    cost: 1,
    keyLength: 32,
    keyPrefix: '',
  };

  it('[5.01] is ours where its place names no key: solved when somebody begins, sent along', async () => {
    page.other = () =>
      Response.json({ data: { challenge: { parameters, signature: 's' }, lifetime: 600_000 } });
    const { before, end } = await publish(page, publishedForm(field, { more: place }));
    await userEvent.fill(find('#text-yui_3-field'), 'Countess');
    await expect.poll(() => find('[data-captcha]').dataset.captchaState).toBe('solved');
    const { violations } = await axe.run(document.body);
    expect(violations).toEqual([]);
    send();
    await expect.poll(() => page.sent.length).toBe(1);
    expect(page.sent[0]?.captchaKey).toEqual(expect.stringMatching(/./));
    end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('that cannot work leaves all forms of its block as they were, one that comes later too', async () => {
    let give: (response: Response) => void = () => undefined;
    page.other = (address) =>
      address.includes('5f0abcdef012345678901235')
        ? new Promise((resolve) => (give = resolve))
        : Response.json({ data: {} });
    const insecure = new Proxy(window, {
      get: (target, name) => (name === 'isSecureContext' ? false : Reflect.get(target, name)),
    });
    const second = publishedForm(field, { more: place }).replace(
      'data-form-id="5f0abcdef012345678901234"',
      'data-form-id="5f0abcdef012345678901235"',
    );
    document.body.innerHTML = `<main><div class="page-part">${publishedForm(field, { more: place })}${second}</div></main>`;
    const before = document.body.innerHTML;
    const { read, mount } = await import('./published-form.mount');
    const root = find('.page-part');
    const mounting = mount(root, read(root), { ...testContext(), window: insecure });
    await expect.poll(() => document.querySelector('[data-captcha=altcha]')).not.toBeNull();
    give(new Response('', { status: 404 }));
    await expect(mounting).rejects.toThrow('cannot work here');
    expect(document.body.innerHTML).toBe(before);
  });

  it('is none where the server knows of none for the form', async () => {
    await publish(page, publishedForm(field, { more: place }));
    await userEvent.fill(find('#text-yui_3-field'), 'Countess');
    send();
    await expect.poll(() => page.sent.length).toBe(1);
  });

  it('[7.27a] is reCAPTCHA where its place names a key; nothing is asked of the service before somebody begins', async () => {
    await publish(
      page,
      publishedForm(field, { more: '<div class="captcha-container" data-sitekey="public"></div>' }),
    );
    const { captcha, captchaKey } = find('.captcha-container').dataset;
    expect([
      captcha,
      captchaKey,
      document.querySelectorAll('script[src*=recaptcha]').length,
    ]).toEqual(['recaptcha', 'public', 0]);
  });
});
