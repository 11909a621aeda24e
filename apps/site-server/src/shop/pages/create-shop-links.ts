import { randomBytes } from 'node:crypto';
import { rateKey } from '../../http/rate-key';
import type { KeyRing } from '../../signing/key-ring';
import { createGiftCode } from '../codes/gift-codes';

/**
 * What a token opens: a page; `browser`, the checkout for the browser that began it; `confirm`,
 * what only the mail of an order has.
 */
export type LinkUse = 'checkout' | 'browser' | 'order' | 'confirm' | 'review' | 'gift';

/** The code of a new gift card, and its encrypted form for the page of its order. */
export interface NewGiftCode {
  readonly code: string;
  readonly sealedCode: string;
}

/** What only the keys of this server create and read. */
export interface ShopLinks {
  /** Creates the token of an address, or of a cookie: an id, and a signature of 256 bits. */
  token(use: LinkUse, id: string): string;
  /** Reads the id in a token; undefined if it was not created here, or its key was retired. */
  readToken(use: LinkUse, token: string): string | undefined;
  /** Gives the part of a download's link that contains its expiry. */
  download(orderId: string, lineId: string, expiresAt: number): string;
  /** Whether a download's link was created here and still works. */
  isDownload(orderId: string, lineId: string, key: string, now: number): boolean;
  /** What a visitor's network is called, so that nobody reads its address from it. */
  visitor(address: string): string;
  /** Creates a random code. */
  createGiftCode(): NewGiftCode;
  /** Decrypts a stored code; undefined if its key was retired. */
  openGiftCode(sealedCode: string): string | undefined;
}

/**
 * Creates the links of a shop.
 *
 * @param keys sign links and seal codes
 * @param random gives that many random bytes
 */
export function createShopLinks(
  keys: KeyRing,
  random: (size: number) => Uint8Array = randomBytes,
): ShopLinks {
  const signer = keys.signer('shop link');
  const visitors = keys.signer('visitor');
  const seal = keys.seal('gift code');
  const downloadFacts = (...facts: readonly (string | number)[]) => `download:${facts.join(':')}`;
  return {
    token: (use, id) => `${id}.${signer.sign(`${use}:${id}`)}`,
    readToken(use, token) {
      const [, id = '', sign = ''] = /^(\w{1,40})\.([\w-]{43})$/.exec(token) ?? [];
      return id !== '' && signer.isSigned(`${use}:${id}`, sign) ? id : undefined;
    },
    download: (orderId, lineId, expiresAt) =>
      `${expiresAt}.${signer.sign(downloadFacts(orderId, lineId, expiresAt))}`,
    isDownload(orderId, lineId, key, now) {
      const [, expires = '', sign = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(key) ?? [];
      return (
        expires !== '' &&
        signer.isSigned(downloadFacts(orderId, lineId, expires), sign) &&
        Number(expires) > now
      );
    },
    visitor: (address) => (address === '' ? '' : visitors.sign(rateKey(address))),
    createGiftCode() {
      const code = createGiftCode(random);
      return { code, sealedCode: seal.close(code) };
    },
    openGiftCode: seal.open,
  };
}
