import { createServer } from 'node:net';
import type { Configuration } from '../../app/configuration';
import { explainListenError } from '../../app/explain-listen-error';
import { ownAddress } from '../../app/own-address';
import type { Finding } from './finding';

/** How long another server may take to answer, in milliseconds. */
export const patience = 5_000;

/** Looks at the port: it is free, or this server has it already. */
export async function lookAtPort({
  port,
  host,
}: Pick<Configuration, 'port' | 'host'>): Promise<Finding> {
  const subject = 'port';
  const error = await listenError(port, host);
  if (error === undefined) return { state: 'fine', subject, says: `${port} of ${host} is free` };
  if (await isHealthy(`${ownAddress({ host, port })}/health`))
    return { state: 'fine', subject, says: `a server of this kind answers on ${port}` };
  const explained = explainListenError(error, { port, host });
  return {
    state: 'wrong',
    subject,
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
