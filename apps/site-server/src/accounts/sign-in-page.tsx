import { areaPage } from '../area/area-page';
import { Door } from '../area/Door';
import { Field } from '../area/Field';
import type { EndpointReply } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import { sayOfAccounts, siteTitle } from './account-manner';
import type { AccountCode } from './account-texts';
import { passkeyScript } from './passkey-script';
import type { PasskeyAsked } from './PasskeyButton';
import { SignInPasskey } from './SignInPasskey';
import { EmailField } from './EmailField';
import { formatOwnerHint } from './format-owner-hint';

/** What the page to sign in shows. */
export interface SignInShown {
  /** HTTP status. @default 200 */
  readonly status?: number;
  /** Where it leads. */
  readonly next: string;
  /** The address that was entered. @default '' */
  readonly email?: string;
  /** Why it is shown. @default somebody asked for it */
  readonly code?: AccountCode | undefined;
  /** The passkey that may be used instead. @default the address of the site allows none */
  readonly passkey?: PasskeyAsked | undefined;
  /** Whether `code` is about what was entered. @default false */
  readonly isWrong?: boolean;
}

/** Answers with the page to sign in [3.51]. */
export function signInPage(
  site: Site | undefined,
  { status = 200, next, email = '', code, passkey, isWrong = false }: SignInShown,
): EndpointReply {
  const title = sayOfAccounts('signInTitle');
  const reply = areaPage(
    { status, title, site: siteTitle(site), isWrong, ...(passkey && { scripts: [passkeyScript] }) },
    <Door site={siteTitle(site)} title={title}>
      {code && (
        <div className="notice" role={isWrong ? 'alert' : undefined}>
          <p>{sayOfAccounts(code)}</p>
        </div>
      )}
      <form method="post" action="/config/sign-in">
        <input type="hidden" name="next" value={next} />
        <EmailField value={email} />
        <Field
          name="password"
          label={sayOfAccounts('password')}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <div className="check">
          <input type="checkbox" id="rememberMe" name="rememberMe" value="true" />
          <label htmlFor="rememberMe">{sayOfAccounts('rememberMe')}</label>
        </div>
        <button className="button">{sayOfAccounts('signInButton')}</button>
        {passkey && <SignInPasskey request={passkey} name="passkey" />}
      </form>
      <p className="aside">
        <a href="/config/forgot">{sayOfAccounts('forgotLink')}</a>
      </p>
    </Door>,
  );
  // Pages of the site lead here once more only after somebody has signed in.
  return { ...reply, cookies: [formatOwnerHint(undefined)] };
}
