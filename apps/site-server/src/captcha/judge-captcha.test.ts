import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recaptchaService, type RecaptchaService } from '../testing/recaptcha-service';
import { contactForm } from '../testing/site-fixture';
import { easyCaptcha, solveCaptcha } from '../testing/solve-captcha';
import { createAltcha } from './create-altcha';
import { incompleteCaptcha, judgeCaptcha } from './judge-captcha';
import { testKeys } from '../testing/test-keys';

let service: RecaptchaService;
const altcha = createAltcha(testKeys, easyCaptcha);
const place = (captcha?: 'altcha' | 'recaptcha') => ({
  siteId: 'site',
  form: { ...contactForm, ...(captcha && { captcha }) },
});
const judge = (token: string, secret = 'secret') =>
  judgeCaptcha(
    { altcha, recaptcha: { siteKey: 'k', secret, origin: service.origin } },
    place('recaptcha'),
    token,
  );

beforeEach(async () => {
  service = await recaptchaService();
});
afterEach(() => service.close());

describe('judgeCaptcha', () => {
  it('a form without a captcha asks for nothing', async () => {
    expect(await judgeCaptcha({ altcha, recaptcha: undefined }, place(), '')).toMatchObject({
      passed: true,
    });
  });

  it("[5.01] ALTCHA's solution passes, anything else was not completed", async () => {
    const captchas = { altcha, recaptcha: undefined };
    const challenge = await altcha.challenge(
      { siteId: 'site', formId: contactForm.id },
      Date.now(),
    );
    expect(
      await judgeCaptcha(captchas, place('altcha'), await solveCaptcha(challenge)),
    ).toMatchObject({ passed: true });
    expect(await judgeCaptcha(captchas, place('altcha'), '')).toEqual(incompleteCaptcha);
  });

  it('[5.01] reCAPTCHA is asked about a token, which it accepts once', async () => {
    expect(await judge('good-1')).toMatchObject({ passed: true });
    expect(await judge('good-1')).toEqual(incompleteCaptcha);
    expect(await judge('bad')).toEqual(incompleteCaptcha);
    expect(service.requests[0]).toEqual({ secret: 'secret', response: 'good-1' });
  });

  it('without a token nobody is asked', async () => {
    expect(await judge('')).toEqual(incompleteCaptcha);
    expect(service.requests).toEqual([]);
  });

  it('a service that is down, or does not know us, is not the visitor’s fault', async () => {
    service.mood = 'broken';
    expect(await judge('good-2')).toMatchObject({
      status: 503,
      fault: expect.objectContaining({ message: expect.stringContaining('502') }),
    });
    service.mood = 'wrong-secret';
    expect(await judge('good-2')).toMatchObject({
      status: 503,
      fault: expect.objectContaining({ message: expect.stringContaining('RECAPTCHA_SECRET') }),
    });
    const { origin } = service;
    await service.close();
    const account = { siteKey: 'k', secret: 'secret', origin };
    expect(
      await judgeCaptcha({ altcha, recaptcha: account }, place('recaptcha'), 'good-2'),
    ).toMatchObject({ status: 503 });
    service = await recaptchaService();
  });

  it('a form that wants reCAPTCHA where none is configured is refused, and the log says why', async () => {
    const verdict = await judgeCaptcha(
      { altcha, recaptcha: undefined },
      place('recaptcha'),
      'good',
    );
    expect(verdict).toMatchObject({
      status: 503,
      fault: expect.objectContaining({
        message: expect.stringContaining('RECAPTCHA_SECRET is not set'),
      }),
    });
  });
});
