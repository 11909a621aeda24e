import type { RateLimit, RateLimits } from '../http/rate-limit';
import type { OutboxWorker } from '../mail/start-outbox-worker';
import type { KeyRing } from '../signing/key-ring';
import type { Store } from '../store/store';
import type { Identify } from './create-identify';
import { createPasswords, type PasswordCost, type Passwords } from '../sign-in/create-passwords';
import { createKnownBrowsers, type KnownBrowsers } from '../sign-in/known-browsers';

/** The services of accounts. */
export interface AccountServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
  passwords: Passwords;
  /** Hide the secrets of second factors and who is about to enter a code; sign challenges. */
  keys: Pick<KeyRing, 'seal' | 'signer'>;
  /** Limits attempts to sign in per network address. */
  signInLimit: RateLimit;
  /** Limits attempts to sign in per account, wherever they come from. */
  guessLimit: RateLimit;
  /** Counts the guesses of browsers in which somebody signed in before apart. */
  knownBrowsers: KnownBrowsers;
  /** Sends the mails about passwords. */
  outbox: Pick<OutboxWorker, 'wake'>;
  /** The address that visitors use, if a proxy hides it. */
  baseUrl: string | undefined;
}

/** What the operator of a server may set about accounts. */
export interface AccountOptions {
  keys: KeyRing;
  /** Attempts to sign in, and new passwords, per minute and address. @default 10 */
  signInsPerMinute?: number;
  /**
   * Attempts to sign in per minute and account, wherever they come from; of a browser in which a
   * right password was entered before, apart. @default 5
   */
  guessesPerMinute?: number;
  /** How much work a password costs. @default `usualPasswordCost` */
  passwordCost?: PasswordCost;
}

/** Makes the services that only accounts need. */
export function createAccountServices(
  { keys, signInsPerMinute = 10, guessesPerMinute = 5, passwordCost }: AccountOptions,
  limits: RateLimits,
): Pick<AccountServices, 'passwords' | 'signInLimit' | 'guessLimit' | 'knownBrowsers'> {
  return {
    passwords: createPasswords(passwordCost),
    signInLimit: limits.create('sign in', signInsPerMinute),
    guessLimit: limits.create('guess', guessesPerMinute),
    knownBrowsers: createKnownBrowsers(keys.signer('known browser'), 'CONTRIBUTOR_BROWSER'),
  };
}
