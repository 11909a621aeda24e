import type { Signer } from '../signing/key-ring';

/** What a link of a mail lets its holder do. */
export type MemberLink =
  | {
      /** Joins the site. */
      readonly use: 'join';
      readonly siteId: string;
      readonly email: string;
      readonly name: string;
      /** UTC milliseconds. */
      readonly sentAt: number;
    }
  | {
      /** Chooses a new password, or makes `email` the member's address. */
      readonly use: 'reset' | 'email';
      readonly siteId: string;
      readonly memberId: string;
      /** Of the mail. */
      readonly email: string;
      /** Of address and password when it was sent: the link works until one of them is changed. */
      readonly proof: string;
    };

/** Makes and reads the links of members' mails. */
export interface MemberLinks {
  /** Makes a token that nobody else can make. */
  sign(link: MemberLink, expiresAt: number): string;
  /** Reads a token; nothing if it was not made here, or has expired. */
  read(token: string, now: number): MemberLink | undefined;
}

/** How long the links of mails work, in milliseconds. */
export const memberLinkLifetimes = {
  join: 24 * 60 * 60 * 1000,
  invite: 7 * 24 * 60 * 60 * 1000,
  email: 24 * 60 * 60 * 1000,
  reset: 60 * 60 * 1000,
} as const;

/** Returns the path of a link. */
export function memberLinkPath(token: string): string {
  return `/account/link/${token}`;
}

/**
 * Makes the links of a server. They hold what they are about, signed: nothing is stored of an
 * address that nobody has confirmed.
 *
 * @param signer makes and knows the signatures
 */
export function createMemberLinks(signer: Pick<Signer, 'sign' | 'isSigned'>): MemberLinks {
  return {
    sign(link, expiresAt) {
      const facts = Buffer.from(JSON.stringify({ link, expiresAt })).toString('base64url');
      return `${facts}.${signer.sign(facts)}`;
    },
    read(token, now) {
      const [, facts = '', signature = ''] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(token) ?? [];
      if (facts === '' || !signer.isSigned(facts, signature)) return undefined;
      const { link, expiresAt } = JSON.parse(Buffer.from(facts, 'base64url').toString()) as {
        link: MemberLink;
        expiresAt: number;
      }; // what was signed here
      return expiresAt > now ? link : undefined;
    },
  };
}
