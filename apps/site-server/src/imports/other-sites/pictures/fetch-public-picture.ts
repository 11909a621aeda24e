import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address';

/** The bounds of one picture. */
const limits = { bytes: 25 * 1024 ** 2, redirects: 3, milliseconds: 20_000 } as const;

/**
 * Fetches a picture from the internet: over http or https, at an address that everybody reaches,
 * also after a redirect; 25 MB and 20 seconds at most. What a name stands for is looked up once,
 * and that very address is asked, so that nothing can be exchanged in between.
 *
 * @param address of the picture
 * @throws Error with a sentence that says why there is none
 */
export async function fetchPublicPicture(address: URL): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let current = address;
  for (let turn = 0; turn <= limits.redirects; turn += 1) {
    const answer = await ask(current, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
      return readAnswer(answer, statusCode);
    answer.destroy();
    if (!URL.canParse(headers.location, current)) throw new Error('It is led to no address.');
    current = new URL(headers.location, current);
  }
  throw new Error(`It is led on more than ${limits.redirects} times.`);
}

function ask(address: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const { protocol, hostname } = address;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error(`It is not fetched over ${protocol.slice(0, -1)}.`);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error(notPublic);
  const send = protocol === 'https:' ? request : requestPlain;
  return new Promise((resolve, reject) => {
    const options = { signal, lookup: lookUpPublic, headers: { accept: 'image/*' }, agent: false };
    send(address, options, resolve).on('error', reject).end();
  });
}

const notPublic = 'Its address is not one of the internet.';

/** Refuses a name one of whose addresses is private. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error(`${hostname} is not known.`), '');
    if (!found.every(({ address }) => isPublicAddress(address)))
      return done(new Error(notPublic), '');
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};

async function readAnswer(answer: IncomingMessage, status: number): Promise<Uint8Array> {
  if (status !== 200) {
    answer.destroy();
    throw new Error(`The server answered with ${status}.`);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    // A response without an encoding gives buffers.
    const part = chunk as Buffer;
    bytes += part.length;
    if (bytes > limits.bytes) throw new Error('It is larger than 25 MB.');
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}
