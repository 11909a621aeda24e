import { areaPage } from '../area/area-page';
import { Door } from '../area/Door';
import { Field } from '../area/Field';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import { sayOfAccounts, siteTitle } from './account-manner';
import type { AccountCode } from './account-texts';
import { KeptFields } from './KeptFields';
import { passkeyScript } from './passkey-script';
import type { PasskeyAsked } from './PasskeyButton';
import { placedFields } from './placed-fields';
import { SignInPasskey } from './SignInPasskey';
import { CodeField } from './CodeField';

/** Whether a post can be kept in a page while somebody signs in: one without files. */
export function isKeptPost({ method, headers }: EndpointRequest): boolean {
  const type = headers['content-type'] ?? '';
  return method === 'POST' && /^application\/x-www-form-urlencoded\b/i.test(type);
}

/** What the page asks for. */
export interface SignInPlaceShown {
  /** HTTP status. @default 401 */
  readonly status?: number;
  /** The address that is known, or was entered. */
  readonly email: string;
  /** Whether they are signed in, and only have to show that it is still them. */
  readonly isSignedIn: boolean;
  /** Where it leads, unless a post is kept. @default where it was asked for */
  readonly next?: string;
  /** Whether it asks for the code of a second factor. @default for the password */
  readonly asksCode?: boolean;
  /** The passkey that may be used instead. @default the address of the site allows none */
  readonly passkey?: PasskeyAsked | undefined;
  /** Why it is asked. */
  readonly code: AccountCode;
  /** Whether `code` is about what was entered. @default false */
  readonly isWrong?: boolean;
}

/**
 * Answers with a page that asks who posted something to sign in, and keeps what they posted: once
 * they are in, it goes on. What is asked for by a link is kept as its address.
 */
export function signInPlacePage(
  site: Site | undefined,
  request: EndpointRequest,
  shown: SignInPlaceShown,
): EndpointReply {
  const { status = 401, isSignedIn, code, isWrong = false, asksCode = false } = shown;
  const passkey = asksCode ? undefined : shown.passkey;
  const title = sayOfAccounts(isSignedIn ? 'confirmTitle' : 'signInTitle');
  const isPost = isKeptPost(request);
  return areaPage(
    { status, title, site: siteTitle(site), isWrong, ...(passkey && { scripts: [passkeyScript] }) },
    <Door site={siteTitle(site)} title={title}>
      <div className="notice" role={isWrong ? 'alert' : undefined}>
        <p>{sayOfAccounts(code)}</p>
      </div>
      <form method="post" action={isPost ? addressOf(request) : '/config/sign-in'}>
        {isPost ? (
          <KeptFields body={request.body} />
        ) : (
          <input type="hidden" name="next" value={shown.next ?? addressOf(request)} />
        )}
        {asksCode ? (
          <CodeField name={placedFields.code} kind="either" />
        ) : (
          <PasswordFields {...shown} isPost={isPost} />
        )}
        <button className="button">
          {sayOfAccounts(isSignedIn ? 'confirmButton' : 'signInButton')}
        </button>
        {passkey && (
          <SignInPasskey request={passkey} name={isPost ? placedFields.passkey : 'passkey'} />
        )}
      </form>
      <p className="aside">
        <a href="/config">{sayOfAccounts('toArea')}</a>
      </p>
    </Door>,
  );
}

function PasswordFields({
  email,
  isSignedIn,
  isPost,
}: Pick<SignInPlaceShown, 'email' | 'isSignedIn'> & { readonly isPost: boolean }) {
  const names = isPost ? placedFields : { email: 'email', password: 'password' };
  return (
    <>
      {isSignedIn ? (
        <>
          <p className="quiet">{email}</p>
          <input type="hidden" name={names.email} value={email} autoComplete="username" />
        </>
      ) : (
        <Field
          name={names.email}
          label={sayOfAccounts('email')}
          type="email"
          autoComplete="username"
          value={email}
          isRequired
        />
      )}
      <Field
        name={names.password}
        label={sayOfAccounts('password')}
        type="password"
        autoComplete="current-password"
        isRequired
      />
    </>
  );
}

/** Returns the path and query that were asked for. */
export function addressOf({ path, query }: EndpointRequest): string {
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}
