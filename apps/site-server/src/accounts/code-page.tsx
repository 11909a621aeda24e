import { areaPage } from '../area/area-page';
import { Door } from '../area/Door';
import type { EndpointReply } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import { sayOfAccounts, siteTitle } from './account-manner';
import type { AccountCode } from './account-texts';
import { codePath } from './code-path';
import { CodeField } from './CodeField';

/** What the page that asks for a code shows. */
export interface CodeShown {
  /** HTTP status. @default 200 */
  readonly status?: number;
  /** Where it leads. */
  readonly next: string;
  /** Whether it asks for a recovery code. @default for a code of the app */
  readonly isRecovery?: boolean;
  /** What is wrong with what was entered. @default nothing */
  readonly wrong?: AccountCode | undefined;
}

/** Answers with the page that asks for the code of a second factor. */
export function codePage(
  site: Site | undefined,
  { status = 200, next, isRecovery = false, wrong }: CodeShown,
): EndpointReply {
  const title = sayOfAccounts('codeTitle');
  const other = new URLSearchParams({ next, ...(!isRecovery && { with: 'recovery' }) });
  return areaPage(
    { status, title, site: siteTitle(site), isWrong: wrong !== undefined },
    <Door site={siteTitle(site)} title={title}>
      <form method="post" action={codePath} noValidate>
        <input type="hidden" name="next" value={next} />
        <CodeField
          name="code"
          kind={isRecovery ? 'recovery' : 'app'}
          wrong={wrong && sayOfAccounts(wrong)}
        />
        <button className="button">{sayOfAccounts('signInButton')}</button>
      </form>
      <p className="aside">
        <a href={`${codePath}?${other.toString()}`}>
          {sayOfAccounts(isRecovery ? 'withApp' : 'withRecovery')}
        </a>
      </p>
      <p className="aside">
        <a href="/config/sign-in">{sayOfAccounts('backToSignIn')}</a>
      </p>
    </Door>,
  );
}
