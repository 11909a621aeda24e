import type { Challenge } from 'altcha-lib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { challengeLifetime } from '../../captcha/create-altcha';
import { recaptchaService } from '../../testing/recaptcha-service';
import { ask, host, testServer, visitor, type TestServer } from '../../testing/server-fixture';
import { contactForm, goodValues, ids } from '../../testing/site-fixture';
import { easyCaptcha, solveCaptcha } from '../../testing/solve-captcha';

let test: TestServer;
const refused = { status: 400, json: { error: 'Complete CAPTCHA before submitting.' } };

beforeEach(async () => {
  test = await testServer({ captchaCost: easyCaptcha });
  await test.store.saveForm(ids.site, { ...contactForm, captcha: 'altcha' });
  // ALTCHA's library reads the machine's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: test.store.now() });
});
afterEach(async () => {
  vi.useRealTimers();
  await test.remove();
});

async function solved(): Promise<string> {
  const { json } = await ask(test.server, { url: `/api/form/CaptchaChallenge?formId=${ids.form}` });
  // The call has its own test of this answer.
  return solveCaptcha((json as { data: { challenge: Challenge } }).data.challenge);
}
const stored = async () => (await test.store.submissions(ids.form)).length;

describe('a form with ALTCHA', () => {
  it('[5.01] is stored with a solved challenge, and refused without one', async () => {
    const { key, save } = await visitor(test.server);
    const submissionKey = await key();
    expect(await save(submissionKey, goodValues)).toMatchObject(refused);
    expect(await save(submissionKey, goodValues, { captchaKey: 'x'.repeat(20_000) })).toMatchObject(
      refused,
    );
    expect(await stored()).toBe(0);
    expect((await save(submissionKey, goodValues, { captchaKey: await solved() })).status).toBe(
      200,
    );
    expect(await stored()).toBe(1);
  });

  it('[5.01] a challenge is good for one submission, whose repeat is answered as before', async () => {
    const { key, save } = await visitor(test.server);
    const [firstKey, secondKey, captchaKey] = [await key(), await key(), await solved()];
    const first = await save(firstKey, goodValues, { captchaKey });
    expect((await save(firstKey, goodValues, { captchaKey })).text).toBe(first.text);
    expect(await save(secondKey, goodValues, { captchaKey })).toMatchObject(refused);
    expect(await stored()).toBe(1);
    expect((await save(secondKey, goodValues, { captchaKey: await solved() })).status).toBe(200);
  });

  it('[5.01] of ten submissions with one challenge at the same moment one is stored', async () => {
    const { key, save } = await visitor(test.server);
    const captchaKey = await solved();
    const keys = await Promise.all(Array.from({ length: 10 }, () => key()));
    const answers = await Promise.all(keys.map((key) => save(key, goodValues, { captchaKey })));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ]);
    expect(await stored()).toBe(1);
  });

  it('wrong values use up neither the key nor the challenge', async () => {
    const { key, save } = await visitor(test.server);
    const [firstKey, captchaKey] = [await key(), await solved()];
    expect(
      (await save(firstKey, { ...goodValues, 'email-1': 'none' }, { captchaKey })).json,
    ).toEqual({
      errors: { 'email-1': expect.any(String) },
    });
    expect((await save(firstKey, goodValues, { captchaKey })).status).toBe(200);
  });

  it('[5.01] a challenge that has expired is refused', async () => {
    const { key, save } = await visitor(test.server);
    const [firstKey, captchaKey] = [await key(), await solved()];
    test.advance(challengeLifetime + 1_000);
    vi.setSystemTime(test.store.now());
    expect(await save(firstKey, goodValues, { captchaKey })).toMatchObject(refused);
    expect((await save(firstKey, goodValues, { captchaKey: await solved() })).status).toBe(200);
  });

  it('without scripts it can be sent, and is kept as suspected', async () => {
    const body = new URLSearchParams({ 'frontage-form': ids.form, ...goodValues }).toString();
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      host,
    };
    const { status } = await ask(test.server, { method: 'POST', url: '/contact', headers, body });
    expect(status).toBe(303);
    expect(await test.store.submissions(ids.form)).toMatchObject([
      { flagged: true, reasons: ['no-captcha'] },
    ]);
  });
});

describe('a form with reCAPTCHA', () => {
  it('[5.01] a repeat that comes while the first attempt is judged is answered as that one, although the token counts once', async () => {
    const service = await recaptchaService();
    const ownServer = await testServer({
      recaptcha: { siteKey: 'k', secret: 'secret', origin: service.origin },
    });
    await ownServer.store.saveForm(ids.site, { ...contactForm, captcha: 'recaptcha' });
    const { key, save } = await visitor(ownServer.server);
    const submissionKey = await key();
    const [first, second] = await Promise.all([
      save(submissionKey, goodValues, { captchaKey: 'good' }),
      save(submissionKey, goodValues, { captchaKey: 'good' }),
    ]);
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    expect([service.requests.length, (await ownServer.store.submissions(ids.form)).length]).toEqual(
      [1, 1],
    );
    await ownServer.remove();
    await service.close();
  });

  it('[5.01] a service that is down loses nothing: the same key and values go through once it is back', async () => {
    const service = await recaptchaService();
    const ownServer = await testServer({
      recaptcha: { siteKey: 'k', secret: 'secret', origin: service.origin },
    });
    await ownServer.store.saveForm(ids.site, { ...contactForm, captcha: 'recaptcha' });
    const { key, save } = await visitor(ownServer.server);
    const submissionKey = await key();
    service.mood = 'broken';
    expect(await save(submissionKey, goodValues, { captchaKey: 'good' })).toMatchObject({
      status: 503,
      json: { error: 'Unable to send form. Please try again later.' },
    });
    service.mood = 'well';
    expect(await save(submissionKey, goodValues, { captchaKey: 'bad' })).toMatchObject(refused);
    expect((await save(submissionKey, goodValues, { captchaKey: 'good' })).status).toBe(200);
    expect(await ownServer.store.submissions(ids.form)).toHaveLength(1);
    await ownServer.remove();
    await service.close();
  });
});
