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

/** A link of a mail, and how long it works. */
export interface MailedMemberLink {
  readonly link: MemberLink;
  /** What its mail is about, as in `memberMailOnce`. */
  readonly about: string;
  /** When it was asked for, UTC milliseconds. */
  readonly askedAt: number;
  /** How long it works from when its mail goes out, in milliseconds. */
  readonly lifetime: number;
}

/** Makes and reads the links of members' mails. */
export interface MemberLinks {
  /** Makes a token that nobody else can make. */
  sign(mailed: MailedMemberLink): string;
  /** Reads a token; nothing if it was not made here. Whether it still works, its times tell. */
  read(token: string): MailedMemberLink | undefined;
}

/** What a token holds. */
interface SignedFacts {
  readonly link: MemberLink;
  /** UTC milliseconds, where its mail goes out at once. */
  readonly expiresAt: number;
  /** Absent from links of earlier versions, as is `about`. */
  readonly lifetime?: number;
  readonly about?: string;
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
    sign({ link, about, askedAt, lifetime }) {
      const signed: SignedFacts = { link, expiresAt: askedAt + lifetime, lifetime, about };
      const facts = Buffer.from(JSON.stringify(signed)).toString('base64url');
      return `${facts}.${signer.sign(facts)}`;
    },
    read(token) {
      const [, facts = '', signature = ''] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(token) ?? [];
      if (facts === '' || !signer.isSigned(facts, signature)) return undefined;
      const {
        link,
        expiresAt,
        lifetime = 0,
        about = '',
      } = JSON.parse(Buffer.from(facts, 'base64url').toString()) as SignedFacts; // as signed here
      return { link, about, askedAt: expiresAt - lifetime, lifetime };
    },
  };
}
