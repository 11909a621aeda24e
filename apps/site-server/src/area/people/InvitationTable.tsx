import type { Invitation } from '../../accounts/invitations';
import type { MailState } from '../../mail/mails';
import type { WriteTime } from '../area-time';
import { peoplePath } from './people-paths';
import { sayOfPeople } from './people-texts';
import { writeRoles } from './role-texts';

/** The invitations of a site, as a list shows them. */
export interface ShownInvitations {
  readonly invitations: readonly Invitation[];
  /** Their mails, of those that are known. */
  readonly mails: readonly MailState[];
  /** UTC milliseconds. */
  readonly now: number;
}

/** Renders who was invited, what became of it, and what can be done about it. */
export function InvitationTable({
  invitations,
  mails,
  now,
  time,
}: ShownInvitations & { time: WriteTime }) {
  return (
    <section>
      <h2>{sayOfPeople('invitations')}</h2>
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{sayOfPeople('email')}</th>
            <th scope="col">{sayOfPeople('roles')}</th>
            <th scope="col">{sayOfPeople('invited')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <tr key={invitation.id}>
              <th scope="row">
                {invitation.email}
                <InvitationState
                  invitation={invitation}
                  mail={mails.find(({ id }) => id === invitation.mailId)}
                  now={now}
                  time={time}
                />
              </th>
              <td>{writeRoles(invitation.roles)}</td>
              <td className="quiet">
                <time dateTime={new Date(invitation.sentAt).toISOString()}>
                  {time(invitation.sentAt)}
                </time>
              </td>
              <td>
                <InvitationButtons {...invitation} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function InvitationState({
  invitation: { expiresAt },
  mail,
  now,
  time,
}: {
  invitation: Invitation;
  mail: MailState | undefined;
  now: number;
  time: WriteTime;
}) {
  const isOpen = now < expiresAt;
  const unsent = mail && whyUnsent(mail);
  const openText = unsent ? sayOfPeople(unsent) : sayOfPeople('open', { time: time(expiresAt) });
  return (
    <div className="states">
      <span className="state" data-state={isOpen && !unsent ? 'open' : 'warning'}>
        {isOpen ? openText : sayOfPeople('expired')}
      </span>
    </div>
  );
}

function whyUnsent({ state, error }: MailState) {
  if (state === 'sent') return undefined;
  if (state === 'failed') return 'mailFailed' as const;
  return error !== '' ? ('mailRetries' as const) : ('mailWaits' as const);
}

function InvitationButtons({ id, email }: Pick<Invitation, 'id' | 'email'>) {
  return (
    <form className="row" method="post" action={`${peoplePath}/invitations/${id}`}>
      {(
        [
          ['again', 'sendAgain', 'sendAgainTo'],
          ['back', 'takeBack', 'takeBackFrom'],
        ] as const
      ).map(([value, text, label]) => (
        <button
          className="button"
          data-look="quiet"
          name="do"
          value={value}
          key={value}
          aria-label={sayOfPeople(label, { email })}
        >
          {sayOfPeople(text)}
        </button>
      ))}
    </form>
  );
}
