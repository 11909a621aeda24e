import type { RateLimit, RateLimits } from '../http/rate-limit';
import type { Crumb } from '../http/crumb';
import type { OutboxWorker } from '../mail/start-outbox-worker';
import type { PageServices } from '../pages/page-services';
import type { Carts } from '../shop/cart/create-carts';
import type { KeyRing, Signer } from '../signing/key-ring';
import type { Passwords } from '../sign-in/create-passwords';
import { createKnownBrowsers, type KnownBrowsers } from '../sign-in/known-browsers';
import { createSessionFinder, type SessionFinder } from '../sign-in/create-session-finder';
import type { Site } from '../sites/site-settings';
import type { Store } from '../store/store';
import { createMemberLinks, type MemberLinks } from './create-member-links';
import { memberCookie } from './member-cookies';
import { findMemberById, type Member } from './members';

/** Finds the member who sent a request, and their session. */
export type FindMember = SessionFinder<Member>;

/** The services of members. */
export interface MemberServices extends Pick<PageServices, 'render' | 'viewLimit'> {
  store: Store;
  carts: Carts;
  crumb: Crumb;
  findMember: FindMember;
  passwords: Passwords;
  /** Limits attempts to sign in, and requests for mails, per network address. */
  memberSignInLimit: RateLimit;
  /** Limits attempts to sign in per member, wherever they come from. */
  memberGuessLimit: RateLimit;
  /** Counts the guesses of browsers in which a member signed in before apart. */
  memberBrowsers: KnownBrowsers;
  /** Signs the token of a member's cart. */
  memberCarts: Pick<Signer, 'sign'>;
  /** Links in mails. */
  memberLinks: MemberLinks;
  /** Sends the mails of members. */
  outbox: Pick<OutboxWorker, 'wake'>;
  /** The address that visitors use, if a proxy hides it. */
  baseUrl: string | undefined;
}

/** What the operator of a server may set about members. */
export interface MemberOptions {
  keys: KeyRing;
  /** Attempts of members to sign in, and mails asked for, per minute and address. @default 10 */
  memberSignInsPerMinute?: number;
  /**
   * Attempts to sign in per minute and member, wherever they come from; of a browser in which a
   * right password was entered before, apart. @default 5
   */
  memberGuessesPerMinute?: number;
}

/** Makes the services that only members need. */
export function createMemberServices(
  { keys, memberSignInsPerMinute = 10, memberGuessesPerMinute = 5 }: MemberOptions,
  limits: RateLimits,
): Pick<
  MemberServices,
  'memberSignInLimit' | 'memberGuessLimit' | 'memberBrowsers' | 'memberCarts' | 'memberLinks'
> {
  return {
    memberSignInLimit: limits.create('member sign in', memberSignInsPerMinute),
    memberGuessLimit: limits.create('member guess', memberGuessesPerMinute),
    memberBrowsers: createKnownBrowsers(keys.signer('known browser'), 'MEMBER_BROWSER'),
    memberCarts: keys.signer('member cart'),
    memberLinks: createMemberLinks(keys.signer('member link')),
  };
}

/** Makes what finds the member who sent a request. */
export function createFindMember(
  store: Pick<Store, 'read' | 'write' | 'now'>,
  findSite: (host: string) => Promise<Site | undefined>,
): FindMember {
  return createSessionFinder(store, findSite, {
    kind: 'member',
    cookie: memberCookie,
    findHolder: findMemberById,
  });
}
