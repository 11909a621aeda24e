import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { ListedSubscriber } from '../../newsletter/listed-subscriber';
import type { NewsletterList } from '../../newsletter/newsletter-lists';
import { subscriberStatuses } from '../../newsletter/subscriber';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { listHref, type ListPart } from '../list-part';
import type { ListQuery } from '../list-query';
import { PartLinks } from '../PartLinks';
import { sortSelect } from '../sort-select';
import { stateSelect } from '../state-select';
import { AddSubscriberForm, type AddSubscriberFormProps } from './AddSubscriberForm';
import { subscriberListPath, subscribersPath } from './subscribers-path';
import { sayOfSubscribers } from './subscriber-texts';

/** What a list shows. */
export interface ShownSubscribers extends Pick<AddSubscriberFormProps, 'entered' | 'wrong'> {
  readonly list: Omit<NewsletterList, 'counts'>;
  readonly query: ListQuery<(typeof subscriberStatuses)[number]>;
  readonly part: ListPart<ListedSubscriber>;
  /** How many the filter finds. */
  readonly count: number;
}

const ends = ['added', 'asked', 'removed'] as const;

/** Answers with a part of a list of subscribers. */
export function subscriberListPage(
  site: Site,
  contributor: Contributor,
  { list, query, part, count, entered, wrong }: ShownSubscribers,
): EndpointReply {
  const path = subscriberListPath(list.id);
  const done = ends.find((end) => end === query.done);
  const { permissions } = contributor;
  const mayEdit = permissions.includes('newsletter.editSubscribers');
  return contributorPage(
    site,
    contributor,
    {
      title: list.name || sayOfSubscribers('list'),
      section: subscribersPath,
      ...(wrong && { status: 400, isWrong: true }),
    },
    <>
      <p>
        <a href={subscribersPath}>{sayOfSubscribers('back')}</a>
      </p>
      {done && (
        <p className="notice" role="status">
          {sayOfSubscribers(done)}
        </p>
      )}
      <ListFilters
        path={path}
        label={sayOfSubscribers('search')}
        search={query.q}
        selects={[
          stateSelect(sayOfSubscribers, subscriberStatuses, query.state),
          sortSelect(query.sort),
        ]}
      />
      <p className="links">
        {count > 0 && <span className="quiet">{sayOfSubscribers('count', { count })}</span>}
        {count > 0 && permissions.includes('newsletter.exportSubscribers') && (
          <a href={listHref(`${path}/export`, { q: query.q, state: query.state })}>
            {sayOfSubscribers('export')}
          </a>
        )}
        {mayEdit && !list.isDeleted && <a href={`${path}/import`}>{sayOfSubscribers('import')}</a>}
      </p>
      {part.rows.length > 0 ? (
        <SubscriberTable site={site} path={path} rows={part.rows} mayEdit={mayEdit} />
      ) : (
        <p className="quiet">{sayOfSubscribers(query.q || query.state ? 'noneFound' : 'none')}</p>
      )}
      <PartLinks title={list.name} path={path} query={query} part={part} />
      {mayEdit && !list.isDeleted && (
        <AddSubscriberForm path={path} entered={entered} wrong={wrong} />
      )}
    </>,
  );
}

function SubscriberTable({
  site,
  path,
  rows,
  mayEdit,
}: {
  site: Site;
  path: string;
  rows: readonly ListedSubscriber[];
  mayEdit: boolean;
}) {
  const time = areaTime(site);
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfSubscribers('who')}</th>
          <th scope="col">{sayOfSubscribers('state')}</th>
          <th scope="col">{sayOfSubscribers('since')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, email, name, status, source, changedAt }) => (
          <tr key={id}>
            <th scope="row" className="excerpt">
              {email}
              {name !== '' && <div className="quiet">{name}</div>}
              {source !== '' && (
                <div className="quiet hint">{sayOfSubscribers('agreed', { source })}</div>
              )}
            </th>
            <td>
              <span className="state" data-state={status === 'confirmed' ? undefined : 'warning'}>
                {sayOfSubscribers(status)}
              </span>
            </td>
            <td className="quiet">
              <time dateTime={new Date(changedAt).toISOString()}>{time(changedAt)}</time>
              {mayEdit && (
                <div className="row">
                  <a
                    href={`${path}/remove/${id}`}
                    aria-label={sayOfSubscribers('removeOf', { email })}
                  >
                    {sayOfSubscribers('remove')}
                  </a>
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
