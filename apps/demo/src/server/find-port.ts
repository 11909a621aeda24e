import { createServer } from 'node:net';

/** Where the search for a free port begins, and how many are tried. */
const first = 4000;
const tries = 50;

/**
 * The port that was asked for, or the first free one from 4000 on.
 *
 * @throws Error when none of 50 is free
 */
export async function findPort(wanted: number | undefined, host: string): Promise<number> {
  if (wanted !== undefined) return wanted;
  for (let port = first; port < first + tries; port += 1) {
    if (await isFree(port, host)) return port;
  }
  throw new Error(
    `no port from ${first} to ${first + tries - 1} is free. Name another one: PORT=5000 npm run demo`,
  );
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}
