import { resolve } from 'node:path';
import * as z from 'zod';
import { usualCaptchaCost } from '../captcha/create-altcha';
import type { RecaptchaAccount } from '../captcha/verify-recaptcha';
import { readProxies } from '../http/read-proxies';
import { readMailSender, type MailSender } from '../mail/mail-transport';
import type { PaymentAccounts } from '../payment/create-payment-plugs';
import { shortestSecret } from '../signing/key-ring';
import { usualPicturesAtOnce } from '../pictures/usual-pictures-at-once';
import { folderVariables } from './folder-variables';
import { addressVariables, readOrigins } from './address-variables';
import { address, text, whole, type ConfigurationVariable } from './configuration-variable';
import { paymentVariables, readPaymentAccounts } from './payment-variables';
import { lookupVariables, readLookups, type Lookups } from './lookup-variables';
import { storeVariables } from './store-variables';

/** How the program runs, read once from the environment. */
export interface Configuration extends Lookups {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The ClickHouse server that keeps single events; undefined for the database. */
  clickHouseUrl: string | undefined;
  runtimeDir: string | undefined;
  logLevel: string;
  trustProxy: boolean | string[];
  /** The newest first; empty where they are kept in a file. */
  secrets: readonly string[];
  /** Where that file is; undefined for beside the data folder. */
  keysDir: string | undefined;
  backupsDir: string;
  baseUrl: string | undefined;
  /** Below which sites are looked after; undefined for each at its own address. */
  appDomain: string | undefined;
  /** Origins of static copies of the site, which may call it. */
  staticOrigins: readonly string[];
  /** Where the plans of sites are chosen and paid; undefined where none are sold. */
  billingUrl: string | undefined;
  pictureCacheBytes: number;
  pictureCacheFiles: number;
  picturesAtOnce: number;
  /** The mail server; without one, mails are written to files. */
  smtpUrl: string | undefined;
  mailFrom: MailSender;
  captchaCost: number;
  recaptcha: RecaptchaAccount | undefined;
  /** The configured accounts with payment providers. */
  payments: PaymentAccounts;
}

/** The secrets of the variable, the newest first. */
function readSecrets(value: string): readonly string[] {
  return value === '' ? [] : value.split(',').map((secret) => secret.trim());
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const variables: readonly ConfigurationVariable[] = [
  {
    name: 'PORT',
    schema: z.string().refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535),
    expects: 'a port from 0 to 65535 (0: any free one)',
    fallback: '4000',
    purpose: 'where to listen',
  },
  {
    name: 'HOST',
    schema: text,
    expects: 'a host name or address',
    fallback: '127.0.0.1',
    purpose: 'which network to listen on; 0.0.0.0 for all',
  },
  {
    name: 'DATA_DIR',
    schema: text,
    expects: 'a folder',
    fallback: 'data',
    purpose: 'where the database and pictures are kept',
  },
  ...storeVariables,
  {
    name: 'RUNTIME_DIR',
    schema: text,
    expects: 'a folder',
    fallback: undefined,
    purpose: 'the built site runtime, with its manifest.json',
  },
  {
    name: 'LOG_LEVEL',
    schema: z.enum(levels),
    expects: `one of ${levels.join(', ')}`,
    fallback: 'info',
    purpose: 'how much to log',
  },
  {
    name: 'TRUST_PROXY',
    schema: z.string().refine((value) => readProxies(value) !== undefined),
    expects: 'true, false, or addresses of proxies',
    fallback: 'false',
    purpose: 'whose X-Forwarded-* headers to trust',
  },
  {
    name: 'SECRET',
    schema: z
      .string()
      .refine((value) => readSecrets(value).every(({ length }) => length >= shortestSecret)),
    expects: `at least ${shortestSecret} characters; of several, with commas between, each`,
    fallback: undefined,
    purpose:
      'keys of signatures, the same on every machine, the newest first; made and kept in KEYS_DIR when not set',
  },
  ...folderVariables,
  ...addressVariables,
  {
    name: 'SMTP_URL',
    schema: address(/^smtps?:$/),
    expects: 'an smtp or smtps address',
    fallback: undefined,
    purpose:
      'mail server, such as smtps://user:password@host; without it, mail is written to DATA_DIR/mail',
  },
  {
    name: 'MAIL_FROM',
    schema: z.string().refine((value) => readMailSender(value) !== undefined),
    expects: 'a mail address, with or without a name',
    fallback: 'forms@localhost',
    purpose: 'sender of mail, such as Studio <forms@studio.example>',
  },
  {
    name: 'PICTURE_CACHE_MB',
    schema: whole(1, 1_000_000),
    expects: 'megabytes from 1 to 1000000',
    fallback: '1024',
    purpose: 'disk space for resized pictures; the least recently used go first',
  },
  {
    name: 'PICTURE_CACHE_FILES',
    schema: whole(1, 1_000_000),
    expects: 'a number from 1 to 1000000',
    fallback: '20000',
    purpose: 'how many resized pictures are kept',
  },
  {
    name: 'PICTURES_AT_ONCE',
    schema: whole(1, 64),
    expects: 'a number from 1 to 64',
    fallback: String(usualPicturesAtOnce()),
    purpose: 'how many pictures are resized at once, each on a core of its own',
  },
  {
    name: 'CAPTCHA_COST',
    schema: whole(1, 1_000_000),
    expects: 'a number from 1 to 1000000',
    fallback: String(usualCaptchaCost),
    purpose: 'work of a captcha: rounds of PBKDF2 in each of up to 1000 tries',
  },
  {
    name: 'RECAPTCHA_SITE_KEY',
    schema: text,
    expects: 'the public key of a reCAPTCHA account',
    fallback: undefined,
    purpose: 'for forms that use reCAPTCHA; visible in their pages',
  },
  {
    name: 'RECAPTCHA_SECRET',
    schema: text,
    expects: 'the secret of that account',
    fallback: undefined,
    purpose: 'used to ask reCAPTCHA whether a visitor passed',
  },
  {
    name: 'RECAPTCHA_URL',
    schema: address(/^https?:$/),
    expects: 'an http or https address',
    fallback: 'https://www.google.com',
    purpose: 'address of reCAPTCHA, such as https://www.recaptcha.net',
  },
  ...lookupVariables,
  ...paymentVariables,
];

/** Variables that must be set together or not at all, and what they configure. */
const pairs = [
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET', 'the reCAPTCHA account'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'the Stripe account'],
  ['TEST_PAYMENT_URL', 'TEST_PAYMENT_SECRET', 'the test provider'],
] as const;

/** Secret values, which no message may contain. */
const hidden = new Set([
  'SECRET',
  'DATABASE_URL',
  'CLICKHOUSE_URL',
  'SMTP_URL',
  'RECAPTCHA_SECRET',
  'PLACES_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TEST_PAYMENT_SECRET',
]);

/**
 * Reads and checks the environment.
 *
 * @param environment such as `process.env`
 * @returns the configuration, or one line per wrong value: variable, value, expectation
 */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): { configuration: Configuration } | { problems: string[] } {
  const values: Record<string, string | undefined> = {};
  const problems: string[] = [];
  for (const { name, schema, expects, fallback } of variables) {
    // An empty variable means that somebody left it out on purpose.
    const value = environment[name] || fallback;
    values[name] = value;
    if (value === undefined || schema.safeParse(value).success) continue;
    const shown = hidden.has(name) ? `(hidden, ${value.length} characters)` : JSON.stringify(value);
    problems.push(`${name} is ${shown}, expected ${expects}.`);
  }
  if (values['SMTP_URL'] !== undefined && !environment['MAIL_FROM'])
    problems.push('MAIL_FROM is missing, expected a mail address, since SMTP_URL is set.');
  for (const [a, b, whole] of pairs)
    for (const [set, missing] of [
      [a, b],
      [b, a],
    ] as const)
      if (values[set] !== undefined && values[missing] === undefined)
        problems.push(
          `${missing} is missing, expected the other half of ${whole}, since ${set} is set.`,
        );
  return problems.length > 0 ? { problems } : { configuration: toConfiguration(values) };
}

function toConfiguration(values: Readonly<Record<string, string | undefined>>): Configuration {
  const {
    HOST = '',
    DATA_DIR = '',
    KEYS_DIR,
    BACKUPS_DIR = '',
    RUNTIME_DIR,
    TRUST_PROXY = 'false',
  } = values;
  return {
    port: Number(values['PORT']),
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: values['DATABASE_URL'],
    clickHouseUrl: values['CLICKHOUSE_URL'],
    runtimeDir: RUNTIME_DIR === undefined ? undefined : resolve(RUNTIME_DIR),
    logLevel: values['LOG_LEVEL'] ?? 'info',
    trustProxy: readProxies(TRUST_PROXY) ?? false,
    secrets: readSecrets(values['SECRET'] ?? ''),
    keysDir: KEYS_DIR === undefined ? undefined : resolve(KEYS_DIR),
    backupsDir: resolve(BACKUPS_DIR),
    baseUrl: values['BASE_URL'],
    appDomain: values['APP_DOMAIN'],
    staticOrigins: readOrigins(values['STATIC_ORIGINS'] ?? ''),
    ...readLookups(values),
    billingUrl: values['BILLING_URL'],
    pictureCacheBytes: Number(values['PICTURE_CACHE_MB']) * 1024 * 1024,
    pictureCacheFiles: Number(values['PICTURE_CACHE_FILES']),
    picturesAtOnce: Number(values['PICTURES_AT_ONCE']),
    smtpUrl: values['SMTP_URL'],
    mailFrom: readMailSender(values['MAIL_FROM'] ?? '') ?? { name: '', address: '' },
    captchaCost: Number(values['CAPTCHA_COST']),
    recaptcha: recaptchaAccount(values),
    payments: readPaymentAccounts(values),
  };
}

function recaptchaAccount(
  values: Readonly<Record<string, string | undefined>>,
): RecaptchaAccount | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_URL: url = '' } = values;
  return siteKey === undefined || secret === undefined
    ? undefined
    : { siteKey, secret, origin: new URL(url).origin };
}

/**
 * Lists what can be set, two lines for each variable.
 *
 * @param fallbacks defaults of the program that lists them, by name; null for a variable that it
 *   sets itself
 */
export function settingsText(fallbacks: Readonly<Record<string, string | null>> = {}): string {
  return variables
    .filter(({ name }) => fallbacks[name] !== null)
    .map(({ name, expects, fallback, purpose }) => {
      const usual = fallbacks[name] ?? fallback ?? 'none';
      return `  ${name.padEnd(21)} ${purpose}\n${' '.repeat(24)}${expects}; default: ${usual}`;
    })
    .join('\n');
}
