import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../http/security-headers';
import { contactForm } from '../testing/site-fixture';
import { captchaPolicy } from './captcha-policy';
import { recaptchaScript } from './recaptcha-script';

const account = { siteKey: 'k', secret: 's', origin: 'https://www.google.com' };
const altcha = { ...contactForm, captcha: 'altcha' } as const;
const recaptcha = { ...contactForm, captcha: 'recaptcha' } as const;
const policyOf = (...forms: Parameters<typeof captchaPolicy>[0]) =>
  contentSecurityPolicy({
    script: [],
    style: [],
    frames: ['https://player.example'],
    captchas: captchaPolicy(forms, account),
  });

it('a page without captchas allows nothing more than before', () => {
  expect(policyOf(contactForm)).toBe(
    contentSecurityPolicy({ script: [], style: [], frames: ['https://player.example'] }),
  );
  expect(captchaPolicy([recaptcha], undefined)).toEqual({});
});

it('a page whose form has ALTCHA allows its worker, and nobody else', () => {
  const policy = policyOf(contactForm, altcha);
  expect(policy).toContain('; worker-src blob:; frame-src https://player.example; ');
  expect(policy).toMatch(/; trusted-types frontage$/);
});

it('a page whose form has reCAPTCHA allows the frames of its service, and its Trusted Types', () => {
  const policy = policyOf(recaptcha);
  expect(policy).not.toContain('worker-src');
  expect(policy).toContain(
    "; frame-src https://player.example https://www.google.com; require-trusted-types-for 'script'; trusted-types * 'allow-duplicates'",
  );
});

it('[7.27a] the script comes from its service, in the language of the page', () => {
  expect(recaptchaScript(account, 'de-AT')).toBe(
    'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true&hl=de-AT',
  );
});
