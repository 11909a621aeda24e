import * as z from 'zod';
import { address, type ConfigurationVariable } from './configuration-variable';

/** The variables that name addresses of sites, of their area and of their plans. */
export const addressVariables: readonly ConfigurationVariable[] = [
  {
    name: 'BASE_URL',
    schema: address(/^https?:$/),
    expects: 'an http or https address',
    fallback: undefined,
    purpose: 'address that visitors use, when behind a proxy',
  },
  {
    name: 'APP_DOMAIN',
    schema: z.string().regex(/^[a-z\d]+(?:[.-][a-z\d]+)*(?::\d{1,5})?$/),
    expects: 'a domain in small letters, such as example.app',
    fallback: undefined,
    purpose: 'sites are looked after below it, each at its identifier: studio.example.app/config',
  },
  {
    name: 'BILLING_URL',
    schema: address(/^https?:$/),
    expects: 'an http or https address',
    fallback: undefined,
    purpose: 'where the plans of sites are chosen and paid; not set: the server sells none',
  },
  {
    name: 'STATIC_ORIGINS',
    schema: z.string().refine((value) => readOrigins(value).length === words(value).length),
    expects: 'http or https addresses without a path, with spaces between them',
    fallback: undefined,
    purpose: 'where static copies of the site are, whose pages may call this server',
  },
];

/** Reads the origins of a list of addresses; what is more than an origin is left out. */
export function readOrigins(value: string): readonly string[] {
  return words(value).filter(
    (word) => URL.canParse(word) && /^https?:/.test(word) && new URL(word).origin === word,
  );
}

function words(value: string): readonly string[] {
  return value.split(/[\s,]+/).filter((word) => word !== '');
}
