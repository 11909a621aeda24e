import type { Signer } from '../signing/key-ring';

/** What the holder of a link may do. */
export type NewsletterAction = 'confirm' | 'unsubscribe';

/** The subscriber of a link, and the round in which it was sent. */
export interface NewsletterLink {
  id: string;
  round: number;
}

/** Makes and reads the links of newsletters. */
export interface NewsletterLinks {
  /** Makes a token that nobody else can make. */
  sign(action: NewsletterAction, link: NewsletterLink, expiresAt: number): string;
  /** Reads a token; nothing if it was not made here, is for another action, or has expired. */
  read(action: NewsletterAction, token: string, now: number): NewsletterLink | undefined;
}

/** How long a confirmation link is valid, in milliseconds. */
export const confirmLifetime = 7 * 24 * 60 * 60 * 1000;

/** The expiry of a link to unsubscribe: never. */
export const never = Number.MAX_SAFE_INTEGER;

/**
 * Makes the links of a server.
 *
 * @param signer makes and knows the signatures
 */
export function createNewsletterLinks(signer: Signer): NewsletterLinks {
  const signed = (action: NewsletterAction, facts: string) => `${action}:${facts}`;

  return {
    sign(action, { id, round }, expiresAt) {
      const facts = `${id}.${round}.${expiresAt}`;
      return `${facts}.${signer.sign(signed(action, facts))}`;
    },
    read(action, token, now) {
      const [, facts = '', id = '', round = '', expires = '', signature = ''] =
        /^((\w{1,40})\.(\d{1,9})\.(\d{1,16}))\.([\w-]{43})$/.exec(token) ?? [];
      const isOurs = facts !== '' && signer.isSigned(signed(action, facts), signature);
      if (!isOurs || Number(expires) < now) return undefined;
      return { id, round: Number(round) };
    },
  };
}
