import { namedSite, sayOfAccounts } from '../../accounts/account-manner';
import { CodeField } from '../../accounts/CodeField';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import { ownAccountPath } from '../../accounts/own-account-page';
import { secondFactorPath } from '../../accounts/second-factor-path';
import type { EndpointReply } from '../../http/endpoint';
import type { CodeFault, SecondFactor } from '../../second-factor/second-factor';
import { totpHref } from '../../second-factor/totp-code';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import type { OfferedSecret } from './offer-secret';
import { QrCode } from './QrCode';
import { sayOfSecondFactor as say } from './second-factor-texts';

const frame = { title: say('title'), section: ownAccountPath };

function BackToAccount() {
  return (
    <p>
      <a href={ownAccountPath}>{say('back')}</a>
    </p>
  );
}

/** What the page that offers a second factor shows. */
export interface OfferShown {
  readonly offered: OfferedSecret;
  /** What is wrong with the code. @default nothing */
  readonly fault?: CodeFault | 'offeredOver' | undefined;
}

/** Answers with the page that offers a secret, to be confirmed by a code. */
export function offerPage(
  site: Site,
  contributor: Contributor,
  { offered: { secret, sealed }, fault }: OfferShown,
): EndpointReply {
  const { email } = contributor.account;
  const href = totpHref(secret, { site: namedSite(site), email });
  const isOver = fault === 'offeredOver';
  return contributorPage(
    site,
    contributor,
    { ...frame, ...(fault && { status: 400, isWrong: true }) },
    <form className="step" method="post" action={secondFactorPath} noValidate>
      <BackToAccount />
      {isOver && (
        <div className="notice" role="alert">
          <p>{say('offeredOver')}</p>
        </div>
      )}
      <p>{say('offText')}</p>
      <h2>{say('scanTitle')}</h2>
      <QrCode text={href} label={say('qrLabel')} />
      <p>{say('typeText')}</p>
      <p className="secret">
        <code>{secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}</code>
      </p>
      <p>
        <a href={href}>{say('openText')}</a>
      </p>
      <h2>{say('confirmTitle')}</h2>
      <input type="hidden" name="offer" value={sealed} />
      <CodeField
        name="code"
        kind="app"
        wrong={fault && !isOver ? sayOfAccounts(fault) : undefined}
      />
      <button className="button">{say('onButton')}</button>
    </form>,
  );
}

/** What the page of a second factor shows that is on. */
export interface SecondFactorShown {
  readonly factor: SecondFactor;
  readonly codesLeft: number;
  /** What is wrong with the code to switch it off. @default nothing */
  readonly fault?: CodeFault | undefined;
}

/** Answers with the page of a second factor that is on: new codes, and switching it off. */
export function secondFactorPage(
  site: Site,
  contributor: Contributor,
  { factor, codesLeft, fault }: SecondFactorShown,
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { ...frame, ...(fault && { status: 400, isWrong: true }) },
    <>
      <BackToAccount />
      <p>{say('onText', { time: areaTime(site)(factor.createdAt) })}</p>
      <form className="step" method="post" action={`${secondFactorPath}/codes`}>
        <h2>{say('codesTitle')}</h2>
        <p>{codesLeft === 0 ? say('noCodes') : say('codesLeft', { count: codesLeft })}</p>
        <p className="quiet">{say('codesHint')}</p>
        <button className="button" data-look={codesLeft > 2 ? 'quiet' : undefined}>
          {say('codesButton')}
        </button>
      </form>
      <form className="step" method="post" action={`${secondFactorPath}/off`} noValidate>
        <h2>{say('offTitle')}</h2>
        <p>{say('offHint')}</p>
        <CodeField name="code" kind="either" wrong={fault && sayOfAccounts(fault)} />
        <button className="button" data-look="quiet">
          {say('offButton')}
        </button>
      </form>
    </>,
  );
}

/** Answers with new recovery codes, which are shown this once. */
export function recoveryCodesPage(
  site: Site,
  contributor: Contributor,
  { codes, isNew }: { readonly codes: readonly string[]; readonly isNew: boolean },
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { ...frame, title: say('keepTitle') },
    <div className="step">
      {isNew && (
        <div className="notice" role="status">
          <p>{say('keepOn')}</p>
        </div>
      )}
      <p>{say('keepText')}</p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="actions">
        <a className="button" href={ownAccountPath}>
          {say('keepDone')}
        </a>
      </div>
    </div>,
  );
}
