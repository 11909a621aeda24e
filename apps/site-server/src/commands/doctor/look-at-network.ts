import { createServer } from 'node:net';
import type { Configuration } from '../../app/configuration';
import { explainListenError } from '../../app/explain-listen-error';
import type { Finding } from './finding';

/** How long another server may take to answer, in milliseconds. */
const patience = 5_000;

/** Looks at the port: it is free, or this server has it already. */
export async function lookAtPort({
  port,
  host,
}: Pick<Configuration, 'port' | 'host'>): Promise<Finding> {
  const what = 'port';
  const error = await listenError(port, host);
  if (error === undefined) return { state: 'fine', what, says: `${port} of ${host} is free` };
  const at = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  if (await isHealthy(`http://${at.includes(':') ? `[${at}]` : at}:${port}/health`))
    return { state: 'fine', what, says: `a server of this kind answers on ${port}` };
  const explained = explainListenError(error, { port, host });
  return {
    state: 'wrong',
    what,
    says: explained instanceof Error ? explained.message : String(explained),
  };
}

function listenError(port: number, host: string): Promise<unknown> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(patience) });
    return reply.ok && (await reply.text()).includes('alive');
  } catch {
    return false;
  }
}

/** Looks at the address that visitors use. */
export function lookAtAddress({
  baseUrl,
  trustProxy,
}: Pick<Configuration, 'baseUrl' | 'trustProxy'>): Finding {
  const what = 'address';
  if (baseUrl === undefined)
    return {
      state: 'warning',
      what,
      says: 'not set: links in mails have the address that a visitor came by',
      advice: 'Once the site has one, set it: BASE_URL=https://www.example.com',
    };
  if (!baseUrl.startsWith('https:'))
    return {
      state: 'warning',
      what,
      says: `${baseUrl} is not encrypted`,
      advice:
        'Put a server with a certificate in front of it, and set BASE_URL to the https address.',
    };
  if (trustProxy === false)
    return {
      state: 'warning',
      what,
      says: `${baseUrl}, but TRUST_PROXY is not set`,
      advice:
        'With a server in front on the same machine, set TRUST_PROXY=loopback: without it all visitors share one limit.',
    };
  return { state: 'fine', what, says: baseUrl };
}

/** Looks at the mail server: whether it lets us in. No mail is sent. */
export async function lookAtMail({
  smtpUrl,
  dataDir,
}: Pick<Configuration, 'smtpUrl' | 'dataDir'>): Promise<Finding> {
  const what = 'mail';
  if (smtpUrl === undefined)
    return {
      state: 'warning',
      what,
      says: `mails are files in ${dataDir}/mail: nobody gets them`,
      advice: 'Set SMTP_URL and MAIL_FROM, as your mail provider tells.',
    };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, connectionTimeout: patience });
  try {
    await transport.verify();
    return { state: 'fine', what, says: `${new URL(smtpUrl).host} lets us in` };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      state: 'wrong',
      what,
      says: `${new URL(smtpUrl).host} does not let us in: ${why}`,
      advice: 'Check name, password and port in SMTP_URL. Mails wait meanwhile, none is lost.',
    };
  } finally {
    transport.close();
  }
}
