import { passkeysPath } from '../../accounts/passkeys-path';
import type { Passkey } from '../../passkeys/passkeys';
import type { WriteTime } from '../area-time';
import { sayOfPasskeys as say } from './passkey-texts';

/** Renders passkeys, each with a field for its name and a button that removes it. */
export function PasskeyTable({
  passkeys,
  time,
}: {
  readonly passkeys: readonly Passkey[];
  readonly time: WriteTime;
}) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{say('name')}</th>
          <th scope="col">{say('added')}</th>
          <th scope="col">{say('used')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} time={time} />
        ))}
      </tbody>
    </table>
  );
}

function PasskeyRow({
  passkey: { id, name, createdAt, usedAt },
  time,
}: {
  readonly passkey: Passkey;
  readonly time: WriteTime;
}) {
  const form = `passkey-${id}`;
  return (
    <tr>
      <th scope="row">
        <form id={form} method="post" action={`${passkeysPath}/${id}`} className="field">
          <input
            name="name"
            defaultValue={name}
            aria-label={say('nameOf', { name })}
            autoComplete="off"
            maxLength={100}
          />
        </form>
      </th>
      <td className="quiet">
        <time dateTime={new Date(createdAt).toISOString()}>{time(createdAt)}</time>
      </td>
      <td className="quiet">
        {usedAt === undefined ? (
          say('unused')
        ) : (
          <time dateTime={new Date(usedAt).toISOString()}>{time(usedAt)}</time>
        )}
      </td>
      <td>
        <div className="row">
          <button
            className="button"
            data-look="quiet"
            form={form}
            name="do"
            value="rename"
            aria-label={say('renameOf', { name })}
          >
            {say('rename')}
          </button>
          <button
            className="button"
            data-look="quiet"
            form={form}
            name="do"
            value="remove"
            aria-label={say('removeOf', { name })}
          >
            {say('remove')}
          </button>
        </div>
      </td>
    </tr>
  );
}
