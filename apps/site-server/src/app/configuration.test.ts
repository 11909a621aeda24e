import { expect, it } from 'vitest';
import { readConfiguration, settingsText } from './configuration';

it('has a default for everything', () => {
  const reading = readConfiguration({});
  expect(reading).toMatchObject({
    configuration: {
      port: 4000,
      host: '127.0.0.1',
      logLevel: 'info',
      trustProxy: false,
      databaseUrl: undefined,
      secrets: [],
      keysDir: undefined,
      pictureCacheBytes: 1024 * 1024 * 1024,
      pictureCacheFiles: 20_000,
      captchaCost: 5_000,
      recaptcha: undefined,
      payments: {},
    },
  });
});

it('takes what it is given; an empty variable is an absent one', () => {
  const reading = readConfiguration({
    PORT: '0',
    HOST: '',
    TRUST_PROXY: 'true',
    BASE_URL: 'https://studio.example',
    DATABASE_URL: 'postgres://a/b',
    SECRET: `${'n'.repeat(32)}, ${'o'.repeat(32)}`,
    KEYS_DIR: '/etc/studio',
    PICTURE_CACHE_MB: '2',
    PICTURES_AT_ONCE: '4',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Studio <forms@studio.example>',
    RECAPTCHA_SITE_KEY: 'public',
    RECAPTCHA_SECRET: 'private',
    RECAPTCHA_URL: 'https://www.recaptcha.net/',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PAGE_URL: 'https://pay.studio.example',
    TEST_PAYMENT_URL: 'http://127.0.0.1:4100/',
    TEST_PAYMENT_SECRET: 'sixteen-or-more-characters',
  });
  expect(reading).toMatchObject({
    configuration: {
      port: 0,
      host: '127.0.0.1',
      trustProxy: true,
      baseUrl: 'https://studio.example',
      databaseUrl: 'postgres://a/b',
      secrets: ['n'.repeat(32), 'o'.repeat(32)],
      keysDir: '/etc/studio',
      pictureCacheBytes: 2 * 1024 * 1024,
      picturesAtOnce: 4,
      smtpUrl: 'smtps://mail.example',
      mailFrom: { name: 'Studio', address: 'forms@studio.example' },
      recaptcha: { siteKey: 'public', secret: 'private', origin: 'https://www.recaptcha.net' },
      payments: {
        stripe: {
          secretKey: 'sk_test_1',
          webhookSecret: 'whsec_1',
          origin: 'https://api.stripe.com',
          pageOrigin: 'https://pay.studio.example',
        },
        test: { origin: 'http://127.0.0.1:4100', secret: 'sixteen-or-more-characters' },
      },
    },
  });
});

it.each([
  ['PORT', '99999', 'PORT is "99999", expected a port from 0 to 65535 (0: any free one).'],
  ['PORT', '80a', 'PORT is "80a", expected a port from 0 to 65535 (0: any free one).'],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL is "loud", expected one of fatal, error, warn, info, debug, trace, silent.',
  ],
  ['BASE_URL', 'studio', 'BASE_URL is "studio", expected an http or https address.'],
  [
    'DATABASE_URL',
    'mysql://a:pw@b',
    'DATABASE_URL is (hidden, 14 characters), expected a postgres:// address.',
  ],
  [
    'CLICKHOUSE_URL',
    'tcp://a:pw@b',
    'CLICKHOUSE_URL is (hidden, 12 characters), expected an http or https address.',
  ],
  [
    'SECRET',
    'short',
    'SECRET is (hidden, 5 characters), expected at least 32 characters; of several, with commas between, each.',
  ],
  [
    'SMTP_URL',
    'http://a:pw@b',
    'SMTP_URL is (hidden, 13 characters), expected an smtp or smtps address.',
  ],
  ['SMTP_URL', 'smtp://a', 'MAIL_FROM is missing, expected a mail address, since SMTP_URL is set.'],
  [
    'RECAPTCHA_SECRET',
    's',
    'RECAPTCHA_SITE_KEY is missing, expected the other half of the reCAPTCHA account, since RECAPTCHA_SECRET is set.',
  ],
  [
    'RECAPTCHA_SITE_KEY',
    'k',
    'RECAPTCHA_SECRET is missing, expected the other half of the reCAPTCHA account, since RECAPTCHA_SITE_KEY is set.',
  ],
  [
    'STRIPE_SECRET_KEY',
    'pk_live_1',
    'STRIPE_SECRET_KEY is (hidden, 9 characters), expected sk_… or rk_…, the secret key of a Stripe account.',
  ],
  [
    'STRIPE_SECRET_KEY',
    'sk_1',
    'STRIPE_WEBHOOK_SECRET is missing, expected the other half of the Stripe account, since STRIPE_SECRET_KEY is set.',
  ],
  [
    'TEST_PAYMENT_SECRET',
    'short',
    'TEST_PAYMENT_SECRET is (hidden, 5 characters), expected at least 16 characters.',
  ],
  [
    'TEST_PAYMENT_URL',
    'http://a',
    'TEST_PAYMENT_SECRET is missing, expected the other half of the test provider, since TEST_PAYMENT_URL is set.',
  ],
  [
    'MAIL_FROM',
    'a, b@c.example',
    'MAIL_FROM is "a, b@c.example", expected a mail address, with or without a name.',
  ],
  ['PICTURE_CACHE_MB', '0', 'PICTURE_CACHE_MB is "0", expected megabytes from 1 to 1000000.'],
  [
    'PICTURE_CACHE_FILES',
    '-1',
    'PICTURE_CACHE_FILES is "-1", expected a number from 1 to 1000000.',
  ],
  ['CAPTCHA_COST', '0', 'CAPTCHA_COST is "0", expected a number from 1 to 1000000.'],
  ['PICTURES_AT_ONCE', '65', 'PICTURES_AT_ONCE is "65", expected a number from 1 to 64.'],
  [
    'TRUST_PROXY',
    'maybe',
    'TRUST_PROXY is "maybe", expected true, false, or addresses of proxies.',
  ],
])('%s=%s is one clear line', (name, value, line) => {
  expect(readConfiguration({ [name]: value })).toMatchObject({
    problems: expect.arrayContaining([line]),
  });
});

it('names every wrong value, and every variable in the help', () => {
  const reading = readConfiguration({ PORT: 'x', LOG_LEVEL: 'x' });
  expect('problems' in reading && reading.problems).toHaveLength(2);
  for (const name of [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'RUNTIME_DIR',
    'LOG_LEVEL',
    'TRUST_PROXY',
    'SECRET',
    'KEYS_DIR',
    'BASE_URL',
    'PICTURE_CACHE_MB',
    'PICTURE_CACHE_FILES',
    'PICTURES_AT_ONCE',
    'SMTP_URL',
    'MAIL_FROM',
  ]) {
    expect(settingsText()).toContain(`  ${name} `);
  }
});
