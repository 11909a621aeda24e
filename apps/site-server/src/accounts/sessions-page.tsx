import { areaTime } from '../area/area-time';
import type { EndpointReply } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import { sayOfAccounts } from './account-manner';
import { contributorPage } from './contributor-page';
import type { Contributor } from './create-identify';
import type { Session } from '../sign-in/sessions';

/** Answers with the list of somebody's sessions, each with a button that ends it. */
export function sessionsPage(
  site: Site,
  contributor: Contributor,
  sessions: readonly Session[],
): EndpointReply {
  const title = sayOfAccounts('sessionsTitle');
  const time = areaTime(site);
  const { session: current } = contributor;
  return contributorPage(
    site,
    contributor,
    { title, section: '/config/sign-ins' },
    <>
      <p>{sayOfAccounts('sessionsText')}</p>
      <form method="post" action="/config/sign-ins">
        <table className="list">
          <thead>
            <tr>
              <th scope="col">{sayOfAccounts('device')}</th>
              <th scope="col">{sayOfAccounts('network')}</th>
              <th scope="col">{sayOfAccounts('lastUsed')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ id, device, network, seenAt }) => (
              <SessionRow
                key={id}
                id={id}
                device={device || sayOfAccounts('unknownDevice')}
                network={network}
                isOwn={id === current.id}
                time={time(seenAt)}
                iso={new Date(seenAt).toISOString()}
              />
            ))}
          </tbody>
        </table>
        <div className="actions">
          {sessions.length > 1 && (
            <button className="button" data-look="quiet" name="end" value="others">
              {sayOfAccounts('endOthers')}
            </button>
          )}
          <a className="button" data-look="quiet" href="/config/forgot">
            {sayOfAccounts('resetLink')}
          </a>
        </div>
      </form>
    </>,
  );
}

interface SessionRowProps {
  readonly id: string;
  readonly device: string;
  readonly network: string;
  readonly isOwn: boolean;
  readonly time: string;
  readonly iso: string;
}

function SessionRow({ id, device, network, isOwn, time, iso }: SessionRowProps) {
  return (
    <tr>
      <td>{device}</td>
      <td className="quiet">{network}</td>
      <td>{isOwn ? sayOfAccounts('thisBrowser') : <time dateTime={iso}>{time}</time>}</td>
      <td>
        <button
          className="button"
          data-look="quiet"
          name="end"
          value={id}
          aria-label={sayOfAccounts('endSessionOf', { device, time })}
        >
          {sayOfAccounts('endSession')}
        </button>
      </td>
    </tr>
  );
}
