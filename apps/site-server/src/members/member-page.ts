import type { MemberState } from '@frontage/react-blocks/server';
import { pageTypes, type PageRecord } from '@frontage/site-model';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import { uncachedPage } from '../pages/uncached-page';
import { cartCountCookies } from '../shop/cart/cart-count-cookies';
import { serverTexts } from '../sites/server-texts';
import type { Site } from '../sites/site-settings';
import { memberLanguage } from './member-language';
import { refusalErrors, type MemberRefusal } from './member-manner';
import type { MemberServices } from './member-services';
import { memberTexts, type MemberCode } from './member-texts';
import { memberSearch } from './member-search';

/** What of a state its page is told; the rest follows from the request. */
type ShownState = MemberState extends infer State
  ? State extends unknown
    ? Omit<State, 'search' | 'errors'>
    : never
  : never;

/** A page for one visitor. */
export interface MemberPage {
  readonly state: ShownState;
  /** @default 200 */
  readonly status?: number;
  /** What was refused. @default nothing */
  readonly refusal?: MemberRefusal | undefined;
  /** What was entered, by the names of the controls; never a password. @default nothing */
  readonly typed?: Readonly<Record<string, string>>;
}

const titles: Readonly<Record<ShownState['kind'], MemberCode>> = {
  signIn: 'memberSignInTitle',
  join: 'memberJoinTitle',
  forgot: 'memberForgotTitle',
  mailed: 'memberMailedTitle',
  link: 'memberLinkTitle',
  deadLink: 'memberDeadTitle',
  area: 'memberAreaTitle',
};

/**
 * Renders a page of members under the site's header and footer. Nobody keeps it.
 *
 * @param services what renders it
 * @param at the request and its site
 * @param shown what it shows
 */
export async function memberPage(
  services: Pick<MemberServices, 'render' | 'viewLimit' | 'store' | 'carts'>,
  { request, site }: { request: EndpointRequest; site: Site },
  { state, refusal, typed, status = refusal?.status ?? 200 }: MemberPage,
): Promise<EndpointReply> {
  const language = await memberLanguage(services.store.read, site, request);
  const isEmail = state.kind === 'link' && state.use === 'email';
  const code = isEmail ? 'memberEmailTitle' : titles[state.kind];
  const title = serverTexts(memberTexts, site.settings, language).say(code);
  const member: MemberState = {
    ...state,
    search: memberSearch(site, language, request),
    ...(refusal && { errors: refusalErrors(site, language, refusal, typed) }),
  };
  const page = pageRecord(site, { title, language });
  const reply = await uncachedPage(services, request, { site, page, status, state: { member } });
  return {
    ...reply,
    cookies: await cartCountCookies(services, request, site),
    headers: {
      ...reply.headers,
      'cache-control': 'private, no-store',
      // The address of a link is a secret; `no-referrer` would remove the Origin of its own posts.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
  };
}

function pageRecord(
  site: Site,
  { title, language }: { title: string; language: string },
): PageRecord {
  const block = { id: 'e'.repeat(24), type: 'member-area', data: {} };
  return {
    id: '0'.repeat(24),
    siteId: site.id,
    slug: 'account',
    title,
    description: '',
    pageType: pageTypes.codes.protectedContent,
    version: 1,
    updatedAt: 0,
    document: {
      version: 1,
      language,
      sections: [{ id: 'account', width: 'text', tone: 'plain', blocks: [block] }],
    },
  };
}
