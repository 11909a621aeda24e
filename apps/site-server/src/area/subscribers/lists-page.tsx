import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { NewsletterList } from '../../newsletter/newsletter-lists';
import { subscriberStatuses } from '../../newsletter/subscriber';
import type { Site } from '../../sites/site-settings';
import { EmptyList } from '../EmptyList';
import { ExportLink } from '../ExportLink';
import { AddSubscriberForm, type AddSubscriberFormProps } from './AddSubscriberForm';
import { subscriberListPath, subscribersPath } from './subscribers-path';
import { sayOfSubscribers } from './subscriber-texts';

/** The newsletters of a site, and what was entered for somebody new. */
export interface ShownLists extends Pick<AddSubscriberFormProps, 'entered' | 'wrong'> {
  readonly lists: readonly NewsletterList[];
}

/** Answers with the newsletters of a site, and how many want each. */
export function listsPage(
  site: Site,
  contributor: Contributor,
  { lists, entered, wrong }: ShownLists,
): EndpointReply {
  const open = lists.filter(({ isDeleted }) => !isDeleted);
  const mayEdit = contributor.permissions.includes('newsletter.editSubscribers');
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfSubscribers('title'),
      section: subscribersPath,
      ...(wrong && { status: 400, isWrong: true }),
    },
    <>
      <p>{sayOfSubscribers('intro')}</p>
      {lists.length === 0 ? (
        <EmptyList text={sayOfSubscribers('noLists')} />
      ) : (
        <>
          <table className="list">
            <thead>
              <tr>
                <th scope="col">{sayOfSubscribers('list')}</th>
                {subscriberStatuses.map((status) => (
                  <th key={status} scope="col" className="money">
                    {sayOfSubscribers(status)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lists.map(({ id, name, isDeleted, counts }) => (
                <tr key={id}>
                  <th scope="row" className="excerpt">
                    <a href={subscriberListPath(id)}>{name || sayOfSubscribers('list')}</a>
                    {isDeleted && (
                      <div className="quiet hint">{sayOfSubscribers('deletedList')}</div>
                    )}
                  </th>
                  {subscriberStatuses.map((status) => (
                    <td key={status} className="money">
                      {counts[status]} <span className="narrow">{sayOfSubscribers(status)}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <ExportLink
            path={subscribersPath}
            query={{}}
            needs="newsletter.exportSubscribers"
            permissions={contributor.permissions}
          />
        </>
      )}
      {mayEdit && (open.length > 1 || wrong) && (
        <AddSubscriberForm
          path={subscribersPath}
          lists={open.map(({ id, name }) => [id, name || sayOfSubscribers('list')])}
          {...(entered && { entered })}
          {...(wrong && { wrong })}
        />
      )}
    </>,
  );
}
