import { Field } from '../area/Field';
import type { EndpointReply } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import { sayOfAccounts } from './account-manner';
import type { AccountCode } from './account-texts';
import { contributorPage } from './contributor-page';
import type { Contributor } from './create-identify';

/** The address of the page of one's own account. */
export const ownAccountPath = '/config/account';

/** What the page of one's own account shows. */
export interface OwnAccountShown {
  /** What was entered. @default what the account has */
  readonly entered?: { readonly name?: string; readonly email?: string };
  /** What is wrong with it. @default nothing */
  readonly wrong?: { readonly field: 'name' | 'email'; readonly code: AccountCode };
  /** What was done. @default nothing */
  readonly done?: string | undefined;
  /** The second factor. @default it is off */
  readonly secondFactor?: { readonly codesLeft: number } | undefined;
  /** How many passkeys there are. */
  readonly passkeys: number;
}

/** Answers with the page of one's own account: name, address, and the way to the password. */
export function ownAccountPage(
  site: Site,
  contributor: Contributor,
  { entered = {}, wrong, done, secondFactor, passkeys }: OwnAccountShown,
): EndpointReply {
  const { account } = contributor;
  const wrongOf = (field: string) =>
    wrong?.field === field ? sayOfAccounts(wrong.code) : undefined;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfAccounts('ownTitle'),
      section: ownAccountPath,
      ...(wrong && { status: 400, isWrong: true }),
    },
    <>
      {done !== undefined && (
        <div className="notice" role="status">
          <p>{done}</p>
        </div>
      )}
      <form className="step" method="post" action={ownAccountPath} noValidate>
        <Field
          name="name"
          label={sayOfAccounts('name')}
          autoComplete="name"
          value={entered.name ?? account.name}
          wrong={wrongOf('name')}
          isRequired
        />
        <button className="button">{sayOfAccounts('ownNameButton')}</button>
      </form>
      <form className="step" method="post" action={`${ownAccountPath}/email`} noValidate>
        <h2>{sayOfAccounts('ownEmailTitle')}</h2>
        <p className="excerpt">{sayOfAccounts('ownEmailText', { email: account.email })}</p>
        <Field
          name="email"
          label={sayOfAccounts('newEmail')}
          type="email"
          autoComplete="email"
          value={entered.email ?? ''}
          wrong={wrongOf('email')}
          isRequired
        />
        <button className="button">{sayOfAccounts('ownEmailButton')}</button>
      </form>
      <section>
        <h2>{sayOfAccounts('password')}</h2>
        <p>
          <a href="/config/forgot">{sayOfAccounts('resetLink')}</a>
        </p>
      </section>
      <WaysIn secondFactor={secondFactor} passkeys={passkeys} />
    </>,
  );
}

/** Renders what one signs in by beside the password. */
function WaysIn({ secondFactor, passkeys }: Pick<OwnAccountShown, 'secondFactor' | 'passkeys'>) {
  return (
    <>
      <section>
        <h2>{sayOfAccounts('ownFactorTitle')}</h2>
        <p>
          {secondFactor
            ? sayOfAccounts('ownFactorOn', { count: secondFactor.codesLeft })
            : sayOfAccounts('ownFactorOff')}
        </p>
        <p>
          <a href={`${ownAccountPath}/second-factor`}>
            {sayOfAccounts(secondFactor ? 'ownFactorChange' : 'ownFactorSetUp')}
          </a>
        </p>
      </section>
      <section>
        <h2>{sayOfAccounts('ownPasskeysTitle')}</h2>
        <p>
          {passkeys === 0
            ? sayOfAccounts('ownPasskeysNone')
            : sayOfAccounts('ownPasskeys', { count: passkeys })}
        </p>
        <p>
          <a href={`${ownAccountPath}/passkeys`}>{sayOfAccounts('ownPasskeysChange')}</a>
        </p>
      </section>
    </>
  );
}
