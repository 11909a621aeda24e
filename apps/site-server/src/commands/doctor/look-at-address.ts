import type { Configuration } from '../../app/configuration';
import type { Finding } from './finding';
import { patience } from './look-at-port';

/** What came of a look at the address. */
export interface AddressLook {
  readonly findings: readonly Finding[];
  /** What it says the time is, in UTC milliseconds; undefined where it was not reached. */
  readonly time: number | undefined;
}

/** Asks for an address, as `fetch` does. */
export type Get = (url: URL, options: { signal: AbortSignal }) => Promise<Response>;

/**
 * Looks at the address that visitors use, and whether it leads to a server of this kind.
 *
 * @param configuration how the server is set up
 * @param get asks for an address
 */
export async function lookAtAddress(
  configuration: Pick<Configuration, 'baseUrl' | 'trustProxy'>,
  get: Get,
): Promise<AddressLook> {
  const { baseUrl } = configuration;
  const setting = judgeSetting(configuration);
  if (baseUrl === undefined) return { findings: [setting], time: undefined };
  try {
    const reply = await get(new URL('/health', baseUrl), { signal: AbortSignal.timeout(patience) });
    const isOurs = reply.ok && (await reply.text()).includes('alive');
    const time = Date.parse(reply.headers.get('date') ?? '');
    const found = isOurs ? setting : strange(baseUrl, reply.status);
    return {
      findings: found === setting || setting.state === 'fine' ? [found] : [setting, found],
      time: Number.isNaN(time) ? undefined : time,
    };
  } catch (error) {
    const found = explainFailure(error, new URL(baseUrl).host);
    return { findings: setting.state === 'fine' ? [found] : [setting, found], time: undefined };
  }
}

function judgeSetting({
  baseUrl,
  trustProxy,
}: Pick<Configuration, 'baseUrl' | 'trustProxy'>): Finding {
  const subject = 'address';
  if (baseUrl === undefined)
    return {
      state: 'warning',
      subject,
      says: 'not set: links in mails have the address that a visitor came by',
      advice: 'Once the site has one, set it in .env: BASE_URL=https://www.example.com',
    };
  if (!baseUrl.startsWith('https:'))
    return {
      state: 'warning',
      subject,
      says: `${baseUrl} is not encrypted`,
      advice:
        'Put a web server with a certificate in front of it, and set BASE_URL to the https address.',
    };
  if (trustProxy === false)
    return {
      state: 'warning',
      subject,
      says: `${baseUrl}, but TRUST_PROXY is not set`,
      advice:
        'With a web server in front on the same machine, set TRUST_PROXY=loopback: without it all visitors share one limit.',
    };
  return { state: 'fine', subject, says: baseUrl };
}

function strange(baseUrl: string, status: number): Finding {
  const isDown = status >= 502 && status <= 504;
  return {
    state: 'warning',
    subject: 'address',
    says: isDown
      ? `${baseUrl} answers ${status}: the web server there does not reach this one`
      : `${baseUrl} answers ${status}, and not as a site of this kind`,
    advice: isDown
      ? 'Start the site, and let that web server ask the port of this one.'
      : 'Point the domain to this machine, and let the web server there ask the port of this one.',
  };
}

/** Says why an address was not reached. */
function explainFailure(error: unknown, host: string): Finding {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const subject = 'address';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return {
      state: 'warning',
      subject,
      says: `this machine does not find ${host}`,
      advice:
        'Look for a mistake in BASE_URL. A new domain has to be pointed to this machine by whoever sold it; that can take some hours.',
    };
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code))
    return {
      state: 'wrong',
      subject,
      says: `the certificate of ${host} is not good: ${messageOf(cause)}`,
      advice: 'Have it renewed by the web server in front. Until then browsers warn of the site.',
    };
  return {
    state: 'warning',
    subject,
    says: `${host} does not answer: ${code === '' ? messageOf(cause) : code}`,
    advice: 'Start the web server in front of the site, and let a firewall pass ports 80 and 443.',
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
