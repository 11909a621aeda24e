import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { contactForm, ids } from '../../testing/site-fixture';
import { easyCaptcha } from '../../testing/solve-captcha';

let test: TestServer;
const url = `/api/form/CaptchaChallenge?formId=${ids.form}`;

beforeEach(async () => {
  test = await testServer({ captchaCost: easyCaptcha, challengesPerMinute: 3 });
  await test.store.saveForm(ids.site, { ...contactForm, captcha: 'altcha' });
});
afterEach(() => test.remove());

describe('CaptchaChallenge', () => {
  it("[5.01] gives a new challenge in ALTCHA's format, which nobody keeps", async () => {
    const [first, second] = [await ask(test.server, { url }), await ask(test.server, { url })];
    expect(first.status).toBe(200);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.json).toEqual({
      data: {
        lifetime: 20 * 60 * 1000,
        challenge: {
          signature: expect.stringMatching(/^[0-9a-f]{64}$/),
          parameters: {
            algorithm: 'PBKDF2/SHA-256',
            cost: easyCaptcha,
            data: { siteId: ids.site, formId: ids.form },
            expiresAt: test.store.now() / 1000 + 20 * 60,
            keyLength: 32,
            keyPrefix: expect.stringMatching(/^[0-9a-f]{32}$/),
            keySignature: expect.stringMatching(/^[0-9a-f]{64}$/),
            nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
            salt: expect.stringMatching(/^[0-9a-f]{32}$/),
          },
        },
      },
    });
    expect(first.text).not.toBe(second.text);
  });

  it('has none for a form without a captcha, with another one, or that is not there', async () => {
    for (const formId of ['', 'f'.repeat(24), '%00']) {
      expect(
        (await ask(test.server, { url: `/api/form/CaptchaChallenge?formId=${formId}` })).status,
      ).toBe(404);
    }
    await test.store.saveForm(ids.site, { ...contactForm, captcha: 'recaptcha' });
    expect((await ask(test.server, { url })).status).toBe(404);
    await test.store.saveForm(ids.site, contactForm);
    expect(await ask(test.server, { url })).toMatchObject({
      status: 404,
      json: { error: 'This form has not been configured yet.' },
    });
  });

  it('gives an address so many a minute', async () => {
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await ask(test.server, { url })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask(test.server, { url })).headers['retry-after']).toBe('20');
  });
});
