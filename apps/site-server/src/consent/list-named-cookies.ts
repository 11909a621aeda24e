import { consentCookie } from '@frontage/census';
import { consentRecordCookie } from './consent-cookies';
import type { consentTexts } from './consent-texts';

/** What each cookie of a site is for, by its name, as a text. */
const purposes: ReadonlyMap<string, keyof typeof consentTexts> = new Map([
  [consentCookie, 'cookieChoice'],
  [consentRecordCookie, 'cookieRecord'],
  ['crumb', 'cookieCrumb'],
  ['SESSION', 'cookieCrumb'],
  ['CART', 'cookieCart'],
  ['CART_COUNT', 'cookieCart'],
  ['MEMBER', 'cookieSession'],
  ['MEMBER_HERE', 'cookieSession'],
  ['CONTRIBUTOR', 'cookieSession'],
  ['OWNER_HERE', 'cookieSession'],
  ['MEMBER_BROWSER', 'cookieBrowser'],
  ['CONTRIBUTOR_BROWSER', 'cookieBrowser'],
  ['SIGNINTICKET', 'cookieSession'],
  ['ss_cvr', 'cookieVisitor'],
  ['ss_cid', 'cookieVisitor'],
  ['ss_cvt', 'cookieVisit'],
  ['ss_analyticsId', 'cookieVisitor'],
  ['ss_lastid', 'cookieSite'],
]);

/** A cookie in a visitor's browser. */
export interface NamedCookie {
  readonly name: string;
  /** What it is for, as a code of the texts. */
  readonly purpose: keyof typeof consentTexts;
}

/** Lists the cookies of a request, each once, with what they are for; not what is in them. */
export function listNamedCookies(header: string | undefined): readonly NamedCookie[] {
  const names = (header ?? '').split(';').map((part) => part.split('=')[0]?.trim() ?? '');
  return [...new Set(names)]
    .filter((name) => name !== '')
    .map((name) => ({ name, purpose: purposes.get(withoutPrefix(name)) ?? 'cookieOther' }));
}

/** Over https the cookies that no script reads begin with `__Host-`. */
function withoutPrefix(name: string): string {
  return name.replace(/^__Host-/, '');
}
