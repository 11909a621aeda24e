import { resealGiftCodes } from '../../shop/codes/reseal-gift-codes';
import { resealCaptchaSecrets } from '../../shop/settings/reseal-captcha-secrets';
import { resealSecondFactors } from '../../second-factor/reseal-second-factors';
import { keepKeyFile, keysFolder, noteKey } from '../../signing/keep-keys';
import { newKey, writeKeyFile, type KeptKey } from '../../signing/kept-key';
import { createKeyRing, keyId } from '../../signing/key-ring';
import type { Store } from '../../store/store';
import { columns } from '../terminal/columns';
import type { KeysArguments } from './read-keys-arguments';

/** Where the keys of a server are. */
export interface KeysCommandPlaces {
  dataDir: string;
  keysDir: string | undefined;
  /** Those of the environment, the newest first; empty where a file has them. */
  secrets: readonly string[];
}

/** What the command works with. */
export interface KeysCommandTools {
  /** Runs something beside a running server. */
  beside(run: (store: Store) => Promise<void>): Promise<void>;
  /** UTC milliseconds. */
  now(): number;
  output: Pick<NodeJS.WritableStream, 'write'>;
}

/**
 * The command `keys`. It prints what keys are called, never a key.
 *
 * @param places where the keys are
 * @param parsed what is wanted
 * @param tools store, clock, and where it is told
 * @throws when it cannot be done; the message says what to do
 */
export async function runKeys(
  places: KeysCommandPlaces,
  parsed: KeysArguments,
  tools: KeysCommandTools,
): Promise<void> {
  const ofEnvironment = places.secrets.map((secret) => ({ secret, madeAt: undefined }));
  const kept = ofEnvironment.length > 0 ? undefined : await keepKeyFile(places);
  const keys = kept ?? ofEnvironment;
  if (parsed.do === 'list') return void tools.output.write(`${formatKeys(keys)}\n`);
  if (parsed.do === 'retire') {
    await sealAnew(keys, parsed.key, tools);
    const done = await (kept ? retire(places, kept, parsed.key) : Promise.resolve(takeOutOfSecret));
    return void tools.output.write(done.replace('{key}', parsed.key));
  }
  if (!kept)
    throw new Error('SECRET holds the keys. Put a new one in front of it, with a comma behind.');
  tools.output.write(await rotate(places, kept, tools.now()));
}

const takeOutOfSecret = 'Now take {key} out of SECRET, and restart the server.\n';

async function rotate(
  places: KeysCommandPlaces,
  kept: readonly KeptKey[],
  now: number,
): Promise<string> {
  const newest = newKey(now);
  const rotated = [newest, ...kept];
  await writeKeyFile(keysFolder(places), rotated);
  await noteKey(places.dataDir, rotated);
  return `Key ${keyId(newest.secret)} signs once the server was restarted.\n`;
}

async function retire(
  places: KeysCommandPlaces,
  kept: readonly KeptKey[],
  key: string,
): Promise<string> {
  const remaining = kept.filter(({ secret }) => keyId(secret) !== key);
  await writeKeyFile(keysFolder(places), remaining);
  return 'Key {key} is retired once the server was restarted.\n';
}

/** Codes of gift cards and second factors under the key would be lost with it. */
async function sealAnew(
  keys: readonly { secret: string }[],
  key: string,
  { beside, output }: KeysCommandTools,
): Promise<void> {
  const secrets = keys.map(({ secret }) => secret);
  const index = secrets.findIndex((secret) => keyId(secret) === key);
  if (index < 0) throw new Error(`there is no key ${key}. To see them: npx frontage keys list`);
  if (index === 0)
    throw new Error(`${key} is the key that signs. First make another: npx frontage keys rotate`);
  await beside(async (store) => {
    const ring = createKeyRing(secrets);
    const codes = await resealGiftCodes(store, ring.seal('gift code'), key);
    if (codes > 0) output.write(`Codes of gift cards hidden anew: ${codes}.\n`);
    const factors = await resealSecondFactors(store, ring.seal('second factor'), key);
    if (factors > 0) output.write(`Second factors hidden anew: ${factors}.\n`);
    const captchas = await resealCaptchaSecrets(store, ring.seal('site secret'), key);
    if (captchas > 0) output.write(`Secrets of captchas hidden anew: ${captchas}.\n`);
  });
}

function formatKeys(keys: readonly { secret: string; madeAt: KeptKey['madeAt'] | undefined }[]) {
  return columns([
    ['Key', 'Made (UTC)', 'What it does'],
    ...keys.map(({ secret, madeAt }, index) => [
      keyId(secret),
      madeAt === undefined ? 'of SECRET' : new Date(madeAt).toISOString().slice(0, 10),
      index === 0 ? 'signs' : 'is still good',
    ]),
  ]);
}
