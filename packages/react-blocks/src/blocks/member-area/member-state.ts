import type { ShopErrors } from '../../shop/shop-errors';
import type { SubscriptionState } from '../../shop/order-view';

/** What the pages of a site's members show to one visitor. */
export type MemberState = MemberPlace &
  (SignInState | JoinState | ForgotState | MailedState | LinkState | DeadLinkState | AreaState);

/** Where the forms of these pages lead. */
export interface MemberPlace {
  /**
   * The query that their addresses carry on: the language, and the page that somebody came for;
   * empty, or with its question mark.
   */
  readonly search: string;
  /** What is wrong with what was sent. @default nothing */
  readonly errors?: ShopErrors | undefined;
}

/** Somebody may sign in [3.51]. */
export interface SignInState {
  readonly kind: 'signIn';
  /** The page that it leads to; a path of the site. */
  readonly next: string;
  /** Whether that page is for members only. @default false */
  readonly isNeeded?: boolean | undefined;
  readonly joining: Joining;
}

/** Who may join a site. */
export type Joining = 'open' | 'invitation' | 'product';

/** Somebody may ask to join. */
export interface JoinState {
  readonly kind: 'join';
  readonly joining: Joining;
}

/** Somebody forgot a password. */
export interface ForgotState {
  readonly kind: 'forgot';
}

/** A mail is on its way, if the address is one to which it may go. */
export interface MailedState {
  readonly kind: 'mailed';
  readonly what: 'join' | 'reset' | 'email';
  readonly email: string;
}

/** Somebody follows a link of a mail. */
export interface LinkState {
  readonly kind: 'link';
  /** What it is for. */
  readonly use: 'join' | 'reset' | 'email';
  readonly email: string;
  /** The path that its form is sent to. */
  readonly action: string;
}

/** A link that was used already, or is too old. */
export interface DeadLinkState {
  readonly kind: 'deadLink';
}

/** A member sees what is theirs. */
export interface AreaState {
  readonly kind: 'area';
  readonly view: MemberView;
  /** What has just been done. @default nothing */
  readonly done?: MemberDeed | undefined;
  /** Whether the member has just joined, which an advertiser may learn [7.25]. @default false */
  readonly isNew?: boolean | undefined;
}

/** What a member has done in the area. */
export type MemberDeed = 'profile' | 'password' | 'email' | 'sessions' | 'subscription';

/** What is a member's own. */
export interface MemberView {
  readonly name: string;
  readonly email: string;
  /** BCP 47 zone of the site, such as `Europe/Rome`. */
  readonly timeZone: string;
  /** Newest first. */
  readonly orders: readonly MemberOrder[];
  /** Those that are paid again and again. */
  readonly subscriptions: readonly MemberSubscription[];
  /** Files that may still be fetched. */
  readonly downloads: readonly MemberDownload[];
  readonly sessions: readonly MemberSessionView[];
}

/** An order in a list. */
export interface MemberOrder {
  readonly number: number;
  readonly href: string;
  readonly currency: string;
  readonly cents: number;
  /** UTC milliseconds. */
  readonly placedAt: number;
}

/** A subscription, with the order that shows and ends it. */
export interface MemberSubscription {
  readonly id: string;
  readonly title: string;
  readonly state: SubscriptionState;
  readonly href: string;
}

/** A file that was bought. */
export interface MemberDownload {
  readonly title: string;
  readonly href: string;
}

/** A browser in which a member is signed in. */
export interface MemberSessionView {
  readonly id: string;
  /** Such as `Firefox on Linux`; empty where it is not known. */
  readonly device: string;
  /** UTC milliseconds. */
  readonly seenAt: number;
  readonly isThis: boolean;
}

/** What blocks of members' pages need besides their page. */
export interface MemberServices {
  /** What the page shows to its visitor. @default it is the same for everybody */
  member?: MemberState | undefined;
}

/**
 * The cookie that tells scripts of a page, which is the same for everybody, of a signed-in member.
 */
export const memberHintCookie = 'MEMBER_HERE';

/** The addresses of members' pages, and of what their forms send. */
export const memberPaths = {
  area: '/account',
  signIn: '/account/sign-in',
  session: '/account/session',
  signOut: '/account/sign-out',
  join: '/account/join',
  forgot: '/account/forgot',
  profile: '/account/profile',
  password: '/account/password',
  email: '/account/email',
  sessions: '/account/sessions',
  subscription: '/account/subscription',
  export: '/account/export',
  leave: '/account/leave',
} as const;
