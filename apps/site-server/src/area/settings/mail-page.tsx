import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { MailState } from '../../mail/mails';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { mailSubject } from './mail-subject';
import { sayOfMail } from './mail-texts';
import type { TestMailEnd } from './send-test-mail';
import { subjectPage, type ShownSubject } from './settings-page';
import { settingsPath } from './settings-path';

/** The address of the settings of mails. */
export const mailPath = `${settingsPath}/mail`;

/** What the page shows beside the settings. */
export interface ShownMail extends Pick<ShownSubject, 'done'> {
  /** Mails that did not go out. */
  readonly stuck: readonly MailState[];
  /** How a test mail went. @default none was sent */
  readonly tested?: TestMailEnd | undefined;
}

/** Answers with the settings of mails, a test of them, and the mails that did not go out. */
export function mailPage(
  site: Site,
  contributor: Contributor,
  { done, tested, stuck }: ShownMail,
): EndpointReply {
  const { email } = contributor.account;
  const isFine = tested === 'sent';
  return subjectPage(site, contributor, {
    subject: mailSubject,
    options: new Map(),
    done,
    above: tested && (
      <p className="notice" role={isFine ? 'status' : 'alert'}>
        {sayOfMail(tested, { email })}
      </p>
    ),
    below: (
      <>
        <form className="step" method="post" action={`${mailPath}/test`}>
          <h2>{sayOfMail('test')}</h2>
          <p>{sayOfMail('testText', { email })}</p>
          <div className="actions">
            <button className="button" data-look="quiet">
              {sayOfMail('sendTest')}
            </button>
          </div>
        </form>
        <h2>{sayOfMail('waiting')}</h2>
        {stuck.length === 0 ? (
          <p className="quiet">{sayOfMail('noneWaiting')}</p>
        ) : (
          <StuckMails site={site} stuck={stuck} />
        )}
      </>
    ),
  });
}

function StuckMails({ site, stuck }: { site: Site; stuck: readonly MailState[] }) {
  const time = areaTime(site);
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfMail('subject')}</th>
          <th scope="col">{sayOfMail('to')}</th>
          <th scope="col">{sayOfMail('since')}</th>
        </tr>
      </thead>
      <tbody>
        {stuck.map(({ id, subject, to, createdAt, state, error }) => (
          <tr key={id}>
            <th scope="row" className="excerpt">
              {subject}
              <div className="states">
                <span className="state" data-state="warning">
                  {sayOfMail(state === 'failed' ? 'isFailed' : 'isWaiting')}
                </span>
              </div>
              <div className="quiet hint">{error}</div>
            </th>
            <td className="excerpt">{to}</td>
            <td className="quiet">
              <time dateTime={new Date(createdAt).toISOString()}>{time(createdAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
