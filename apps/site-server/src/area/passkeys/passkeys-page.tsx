import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import { ownAccountPath } from '../../accounts/own-account-page';
import { passkeyScript } from '../../accounts/passkey-script';
import { PasskeyButton, type PasskeyAsked } from '../../accounts/PasskeyButton';
import { passkeysPath } from '../../accounts/passkeys-path';
import type { EndpointReply } from '../../http/endpoint';
import type { Passkey } from '../../passkeys/passkeys';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { Field } from '../Field';
import { PasskeyTable } from './PasskeyTable';
import { sayOfPasskeys as say, type PasskeyCode } from './passkey-texts';

/** What the page of somebody's passkeys shows. */
export interface PasskeysShown {
  readonly passkeys: readonly Passkey[];
  /** A new one that may be made. @default the address of the site allows none */
  readonly creation: PasskeyAsked | undefined;
  /** What a new one is called at first. */
  readonly newName: string;
  /** What was done. @default nothing */
  readonly done?: PasskeyCode | undefined;
  /** What is wrong with what was entered. @default nothing */
  readonly wrong?: PasskeyCode | undefined;
}

/** Answers with somebody's passkeys. */
export function passkeysPage(
  site: Site,
  contributor: Contributor,
  { passkeys, creation, newName, done, wrong }: PasskeysShown,
): EndpointReply {
  const time: WriteTime = areaTime(site);
  return contributorPage(
    site,
    contributor,
    {
      title: say('title'),
      section: ownAccountPath,
      ...(creation && { scripts: [passkeyScript] }),
      ...(wrong && { status: 400, isWrong: true }),
    },
    <>
      <p>
        <a href={ownAccountPath}>{say('back')}</a>
      </p>
      {(wrong ?? done) && (
        <div className="notice" role={wrong ? 'alert' : 'status'}>
          <p>{say(wrong ?? done ?? 'title')}</p>
        </div>
      )}
      <p>{say('intro')}</p>
      {passkeys.length === 0 ? (
        <p className="quiet">{say('none')}</p>
      ) : (
        <PasskeyTable passkeys={passkeys} time={time} />
      )}
      <NewPasskey creation={creation} name={newName} />
    </>,
  );
}

function NewPasskey({ creation, name }: { creation: PasskeyAsked | undefined; name: string }) {
  return (
    <form className="step" method="post" action={passkeysPath}>
      <h2>{say('addTitle')}</h2>
      {creation ? (
        <>
          <p data-passkey-without="">{say('without')}</p>
          <Field
            name="name"
            label={say('newName')}
            value={name}
            hint={say('newNameHint')}
            isRequired
          />
          <PasskeyButton
            request={creation}
            name="passkey"
            text={say('addButton')}
            wrong={say('unanswered')}
          />
        </>
      ) : (
        <p>{say('noAddress')}</p>
      )}
    </form>
  );
}
