import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { createGate } from '../concurrency/create-gate';

/**
 * How much work a password costs, stored with it: 2^`logN` rounds over blocks of `r`, `p` times.
 */
export interface PasswordCost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** 64 MiB and about a quarter of a second, as OWASP recommends for scrypt. */
export const usualPasswordCost: PasswordCost = { logN: 16, r: 8, p: 2 };

/** Hashes and checks passwords. */
export interface Passwords {
  /** Hashes a new password, under a salt of its own. */
  hash(password: string): Promise<string>;
  /**
   * Checks a password. It takes as long for nobody as for somebody, so that no answer tells who has
   * an account.
   *
   * @param stored what `hash` made; undefined for an address without an account
   */
  check(password: string, stored: string | undefined): Promise<PasswordVerdict>;
}

/** What a check has found. */
export interface PasswordVerdict {
  readonly isRight: boolean;
  /** Whether it was hashed at another cost than today's, and is to be hashed again. */
  readonly isStale: boolean;
}

/** Each takes 64 MiB: more at once would be a way to bring the server down. */
const atOnce = 2;

const saltBytes = 16;
const hashBytes = 32;

/** Derives the key of a password: all the work that it costs. */
export type DeriveKey = (password: string, salt: Buffer, cost: PasswordCost) => Promise<Buffer>;

/**
 * Makes what hashes the passwords of a server.
 *
 * @param cost of new ones. @default `usualPasswordCost`
 * @param deriveKey does the work. @default scrypt
 */
export function createPasswords(
  cost: PasswordCost = usualPasswordCost,
  deriveKey: DeriveKey = deriveByScrypt,
): Passwords {
  const gate = createGate(atOnce);
  const derive: DeriveKey = (password, salt, passwordCost) =>
    gate(() => deriveKey(password, salt, passwordCost));
  const nobody = formatHash(cost, Buffer.alloc(saltBytes), Buffer.alloc(hashBytes));

  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      return formatHash(cost, salt, await derive(password, salt, cost));
    },
    async check(password, stored) {
      const parsedHash = readHash(stored ?? nobody);
      if (!parsedHash) return { isRight: false, isStale: false };
      const isEqual = timingSafeEqual(
        await derive(password, parsedHash.salt, parsedHash.cost),
        parsedHash.hash,
      );
      return {
        isRight: isEqual && stored !== undefined,
        isStale: !isSameCost(parsedHash.cost, cost),
      };
    },
  };
}

function deriveByScrypt(
  password: string,
  salt: Buffer,
  { logN, r, p }: PasswordCost,
): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 2 ** (logN + 8) * r };
  return new Promise((resolve, reject) => {
    // Keyboards write an é as one sign or as two.
    scrypt(password.normalize('NFKC'), salt, hashBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function formatHash({ logN, r, p }: PasswordCost, salt: Buffer, hash: Buffer): string {
  return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

function readHash(text: string): { cost: PasswordCost; salt: Buffer; hash: Buffer } | undefined {
  const [, logN, r, p, salt = '', hash = ''] =
    /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/.exec(text) ?? [];
  if (hash === '') return undefined;
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

function isSameCost(a: PasswordCost, b: PasswordCost): boolean {
  return a.logN === b.logN && a.r === b.r && a.p === b.p;
}
