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
];
