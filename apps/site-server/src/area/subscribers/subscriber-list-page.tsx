import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { ListedSubscriber } from '../../newsletter/listed-subscriber';
import type { NewsletterList } from '../../newsletter/newsletter-lists';
import { subscriberStatuses } from '../../newsletter/subscriber';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { EmptyList } from '../EmptyList';
import { ListFilters } from '../ListFilters';
import { listHref, type ListPart } from '../list-part';
import { isFiltered, partHref, placeIn, type ListQuery } from '../list-query';
import { PartLinks } from '../PartLinks';
import { sayOfPicks } from '../pick-texts';
import { PickAll, PickBox } from '../PickBox';
import { PickForm } from '../PickForm';
import { pickScript } from '../pick-script';
import { rowForm } from '../row-form';
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

const ends = new Map([
  ['added', sayOfSubscribers('added')],
  ['asked', sayOfSubscribers('asked')],
  ['removed', sayOfSubscribers('removed')],
  ['nothing', sayOfSubscribers('nothingRemoved')],
]);

/** Answers with a part of a list of subscribers. */
export function subscriberListPage(
  site: Site,
  contributor: Contributor,
  { list, query, part, count, entered, wrong }: ShownSubscribers,
): EndpointReply {
  const path = subscriberListPath(list.id);
  const done = ends.get(query.done ?? '');
  const { permissions } = contributor;
  const mayEdit = permissions.includes('newsletter.editSubscribers');
  return contributorPage(
    site,
    contributor,
    {
      title: list.name || sayOfSubscribers('list'),
      section: subscribersPath,
      scripts: [pickScript],
      ...(wrong && { status: 400, isWrong: true }),
    },
    <>
      <p>
        <a href={subscribersPath}>{sayOfSubscribers('back')}</a>
      </p>
      {done && (
        <p className="notice" role="status">
          {done}
        </p>
      )}
      <ListFilters
        path={path}
        isEmpty={count === 0}
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
        <PickForm
          href={partHref(`${path}/remove`, query, placeIn(query))}
          mayPick={mayEdit}
          pickedOne={sayOfSubscribers('pickedOne')}
          pickedOther={sayOfSubscribers('pickedOther')}
          acts={[['remove', sayOfSubscribers('removeButton')]]}
        >
          <SubscriberTable site={site} rows={part.rows} mayEdit={mayEdit} />
        </PickForm>
      ) : (
        <EmptyList text={sayOfSubscribers(isFiltered(query) ? 'noneFound' : 'none')} />
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
  rows,
  mayEdit,
}: {
  site: Site;
  rows: readonly ListedSubscriber[];
  mayEdit: boolean;
}) {
  const time = areaTime(site);
  return (
    <table className="list">
      <thead>
        <tr>
          {mayEdit && <PickAll />}
          <th scope="col">{sayOfSubscribers('who')}</th>
          <th scope="col">{sayOfSubscribers('state')}</th>
          <th scope="col">{sayOfSubscribers('since')}</th>
          {mayEdit && (
            <th scope="col">
              <span className="unseen">{sayOfSubscribers('remove')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, email, name, status, source, changedAt }) => (
          <tr key={id}>
            {mayEdit && (
              <td>
                <PickBox id={id} label={sayOfPicks('pickOf', { name: email })} />
              </td>
            )}
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
            </td>
            {mayEdit && (
              <td>
                <button
                  className="button"
                  data-look="quiet"
                  form={rowForm}
                  name="do"
                  value={`remove@${id}`}
                  aria-label={sayOfSubscribers('removeOf', { email })}
                >
                  {sayOfSubscribers('remove')}
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
