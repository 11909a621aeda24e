import { areaPage } from '../area/area-page';
import { Door } from '../area/Door';
import type { ActionManner } from '../http/action/action-manner';
import type { Refusal } from '../http/action/refused';
import type { EndpointReply } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import { englishTexts } from '../texts/server-texts';
import { accountTexts, type AccountCode } from './account-texts';

/** The controls of the pages about accounts. */
export type AccountField = 'name' | 'email' | 'password';

/** Why something about an account was not done. */
export interface AccountRefusal extends Refusal {
  readonly code: AccountCode;
  /** The control that it is about. @default the whole form */
  readonly field?: AccountField;
  /** Where the page that says so leads. @default by its code */
  readonly way?: AccountWay;
}

/** Where a message leads. */
interface AccountWay {
  readonly href: string;
  readonly text: AccountCode;
}

/** Gives a text about accounts. */
export const { say: sayOfAccounts } = englishTexts(accountTexts);

/** Returns the name of a site, for the pages of its area. */
export function siteTitle(site: Site | undefined): string {
  return site?.settings.headerFooter.header.title ?? '';
}

/** Returns what a sentence calls a site: its name, or words where it has none. */
export function namedSite(site: Site): string {
  return siteTitle(site) || sayOfAccounts('aSite');
}

/** How actions about accounts answer when they are refused. */
export const accountManner: ActionManner<unknown, Site, AccountRefusal> = {
  noSite: { status: 404, code: 'noSite' },
  unreadable: { status: 400, code: 'unreadable' },
  tooMany: { status: 429, code: 'tooMany' },
  explain: ({ code, field }) =>
    field ? { errors: { [field]: sayOfAccounts(code) } } : { error: sayOfAccounts(code) },
  page: (refusal, { site }) => accountMessage(site, refusal),
};

/** Titles of the messages that fill a page. */
const titles: Partial<Record<AccountCode, AccountCode>> = {
  noSite: 'noSiteTitle',
  unreadable: 'unreadableTitle',
  tooMany: 'tooManyTitle',
  deadLink: 'deadLinkTitle',
  deadInvitation: 'deadInvitationTitle',
  deadAddressLink: 'deadAddressLinkTitle',
  denied: 'deniedTitle',
  deadPreview: 'deadPreviewTitle',
  deletedPreview: 'deletedPreviewTitle',
  wrongPreview: 'wrongPreviewTitle',
  pageDeleted: 'pageDeletedTitle',
  gone: 'goneTitle',
  tooManyViews: 'tooManyViewsTitle',
  tooManyPatterns: 'tooManyPatternsTitle',
};

/** Where some of them lead: whoever had the link of a preview may have no area. */
const ways: Partial<Record<AccountCode, AccountWay>> = {
  deadLink: { href: '/config/forgot', text: 'askAgain' },
  deadPreview: { href: '/', text: 'toSite' },
  deletedPreview: { href: '/', text: 'toSite' },
  wrongPreview: { href: '/', text: 'toSite' },
};

/** Answers with a page that only says something, and where to go. */
export function accountMessage(
  site: Site | undefined,
  { status, code, way }: Pick<AccountRefusal, 'status' | 'code' | 'way'>,
): EndpointReply {
  const title = sayOfAccounts(titles[code] ?? 'signInTitle');
  const { href, text } = way ?? ways[code] ?? { href: '/config', text: 'toArea' };
  return areaPage(
    { status, title, site: siteTitle(site) },
    <Door site={siteTitle(site)} title={title}>
      <p>{sayOfAccounts(code)}</p>
      <a className="button" href={href}>
        {sayOfAccounts(text)}
      </a>
    </Door>,
  );
}
