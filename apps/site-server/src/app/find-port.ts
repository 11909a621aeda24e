import { createServer } from 'node:net';

/** The first port to try, and the number of attempts. */
const first = 4000;
const portCount = 50;

/**
 * Gives the requested port, or the first free one from 4000 on.
 *
 * @throws Error if none of 50 is free
 */
export async function findPort(wanted: number | undefined, host: string): Promise<number> {
  if (wanted !== undefined) return wanted;
  for (let port = first; port < first + portCount; port += 1) {
    if (await isFree(port, host)) return port;
  }
  throw new Error(
    `no port from ${first} to ${first + portCount - 1} is free. Name another one, such as PORT=5000`,
  );
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}
