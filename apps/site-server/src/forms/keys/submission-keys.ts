import { createRandomNames } from '../../signing/create-random-names';
import type { Signer } from '../../signing/key-ring';

/** How long an unused key is valid, in milliseconds. */
export const keyLifetime = 24 * 60 * 60 * 1000;

/** What a key is issued for. */
export interface KeySubject {
  readonly siteId: string;
  /** Undefined where the first submission binds it. */
  readonly formId: string | undefined;
}

/** What a key says of itself. */
export interface IssuedKey {
  /** UTC milliseconds. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/**
 * Issues the keys of submissions [7.01] and recognises them by their signature: what nobody has
 * used yet is stored nowhere.
 */
export interface SubmissionKeys {
  /** A new key. */
  issue(subject: KeySubject): string;
  /**
   * Reads a key that a submission to a form was sent with.
   *
   * @returns nothing if this server did not issue it for the form, or for any of the site; it may
   *   have expired
   */
  read(key: string, subject: { siteId: string; formId: string }): IssuedKey | undefined;
}

/**
 * Makes what issues keys.
 *
 * @param signer of the purpose `submission key`
 * @param now UTC milliseconds
 */
export function createSubmissionKeys(signer: Signer, now: () => number): SubmissionKeys {
  const randomName = createRandomNames();
  return {
    issue(subject) {
      const name = `${randomName()}.${now().toString(36)}`;
      return `${name}.${signer.sign(factsOf(name, subject))}`;
    },
    read(key, { siteId, formId }) {
      const [, name = '', time = '', signature = ''] =
        /^([\w-]{22}\.([\da-z]{1,11}))\.([\w-]{43})$/.exec(key) ?? [];
      const isIssued = [formId, undefined].some((bound) =>
        signer.isSigned(factsOf(name, { siteId, formId: bound }), signature),
      );
      if (!isIssued) return undefined;
      const createdAt = parseInt(time, 36);
      return { createdAt, expiresAt: createdAt + keyLifetime };
    },
  };
}

function factsOf(name: string, { siteId, formId }: KeySubject): string {
  return JSON.stringify([name, siteId, formId]);
}
