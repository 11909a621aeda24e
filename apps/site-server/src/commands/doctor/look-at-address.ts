import type { Configuration } from '../../app/configuration';
import type { Finding } from './finding';

/** Looks at the address that visitors use. */
export function lookAtAddress({
  baseUrl,
  trustProxy,
}: Pick<Configuration, 'baseUrl' | 'trustProxy'>): Finding {
  const subject = 'address';
  if (baseUrl === undefined)
    return {
      state: 'warning',
      subject,
      says: 'not set: links in mails have the address that a visitor came by',
      advice: 'Once the site has one, set it: BASE_URL=https://www.example.com',
    };
  if (!baseUrl.startsWith('https:'))
    return {
      state: 'warning',
      subject,
      says: `${baseUrl} is not encrypted`,
      advice:
        'Put a server with a certificate in front of it, and set BASE_URL to the https address.',
    };
  if (trustProxy === false)
    return {
      state: 'warning',
      subject,
      says: `${baseUrl}, but TRUST_PROXY is not set`,
      advice:
        'With a server in front on the same machine, set TRUST_PROXY=loopback: without it all visitors share one limit.',
    };
  return { state: 'fine', subject, says: baseUrl };
}
