import { permissionsOf } from '@frontage/site-model/enums';
import { areaPage } from '../area/area-page';
import { Door } from '../area/Door';
import { Field } from '../area/Field';
import type { EndpointReply } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import { namedSite, sayOfAccounts, siteTitle, type AccountRefusal } from './account-manner';
import type { Account } from './accounts';
import { EmailField } from './EmailField';

/** What the page of a link shows. */
export interface ChoosePasswordShown {
  /** Whose password it sets; undefined for the first owner, who is asked. */
  readonly account: Pick<Account, 'email' | 'roles'> | undefined;
  /** Whom somebody asked to look after the site, and under which address. @default nobody */
  readonly invitation?: { readonly email: string } | undefined;
  /** What was entered. @default nothing */
  readonly entered?: { readonly name: string; readonly email: string };
  /** What is wrong with it. @default nothing */
  readonly refusal?: AccountRefusal;
}

/** Answers with the page of a link that lets somebody in: they choose a password. */
export function choosePasswordPage(
  site: Site,
  { account, invitation, entered = { name: '', email: '' }, refusal }: ChoosePasswordShown,
): EndpointReply {
  const newcomer = invitation ? 'invited' : 'owner';
  const kind = account ? 'reset' : newcomer;
  const email = account?.email ?? invitation?.email;
  const title = sayOfAccounts(`${kind}Title`, { site: namedSite(site) });
  const wrong = (field: string) =>
    refusal?.field === field ? sayOfAccounts(refusal.code) : undefined;
  return areaPage(
    {
      status: refusal?.status ?? 200,
      title,
      site: siteTitle(site),
      isWrong: refusal !== undefined,
    },
    <Door site={siteTitle(site)} title={title}>
      <p>{sayOfAccounts(`${kind}Text`, { email: email ?? '' })}</p>
      {/* A program of one's own does not stop because a password was forgotten. */}
      {account && permissionsOf(account.roles).includes('settings.tokens') && (
        <p>{sayOfAccounts('resetTokens')}</p>
      )}
      <form method="post" noValidate>
        {email !== undefined && (
          // A password manager keeps the password under this.
          <input type="hidden" name="email" value={email} autoComplete="username" />
        )}
        {!account && (
          <Field
            name="name"
            label={sayOfAccounts('name')}
            autoComplete="name"
            value={entered.name}
            wrong={wrong('name')}
            isRequired
          />
        )}
        {email === undefined && <EmailField value={entered.email} wrong={wrong('email')} />}
        <Field
          name="password"
          label={sayOfAccounts(account ? 'newPassword' : 'password')}
          type="password"
          autoComplete="new-password"
          hint={sayOfAccounts('passwordHint')}
          wrong={wrong('password')}
          isRequired
        />
        <button className="button">{sayOfAccounts(`${kind}Button`)}</button>
      </form>
    </Door>,
  );
}
