import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { ListedReview } from '../../shop/reviews/list-review-part';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListFound } from '../ListFound';
import type { ListPart } from '../list-part';
import { isFiltered, partHref, type ListQuery } from '../list-query';
import { PickAll, PickBox } from '../PickBox';
import { PickForm } from '../PickForm';
import { pickScript } from '../pick-script';
import { rowForm } from '../row-form';
import { PartLinks } from '../PartLinks';
import { sortSelect } from '../sort-select';
import { stateSelect } from '../state-select';
import { sayOfReviews, type ReviewListCode } from './review-texts';
import { reviewFilters, reviewsPath } from './review-query';

/** A part of the list of reviews. */
export interface ShownReviews {
  readonly query: ListQuery<(typeof reviewFilters)[number]>;
  readonly part: ListPart<ListedReview>;
  /** How many the filter finds. */
  readonly count: number;
  /** The products that they are about; a deleted one is not there. */
  readonly products: readonly StoredProduct[];
}

const doneTexts: Readonly<Record<string, ReviewListCode>> = {
  approve: 'approveDone',
  refuse: 'refuseDone',
  remove: 'removeDone',
  nothing: 'nothingDone',
};

/** Answers with a part of the list of reviews. */
export function reviewsPage(
  site: Site,
  contributor: Contributor,
  shown: ShownReviews,
): EndpointReply {
  const { query, part, count } = shown;
  const done = doneTexts[query.done ?? ''];
  return contributorPage(
    site,
    contributor,
    { title: sayOfReviews('title'), section: reviewsPath, scripts: [pickScript] },
    <>
      {done && (
        <p className="notice" role={done === 'nothingDone' ? 'alert' : 'status'}>
          {sayOfReviews(done)}
        </p>
      )}
      <ListFilters
        path={reviewsPath}
        label={sayOfReviews('search')}
        search={query.q}
        selects={[stateSelect(sayOfReviews, reviewFilters, query.state), sortSelect(query.sort)]}
      />
      <ListFound
        path={reviewsPath}
        query={query}
        part={part}
        count={count}
        sayFound={(shown) => sayOfReviews('found', { count: shown })}
        empty={sayOfReviews(isFiltered(query) ? 'noneFound' : 'none')}
        exportNeeds="commerce.productReviews"
        permissions={contributor.permissions}
        links={
          <PartLinks title={sayOfReviews('title')} path={reviewsPath} query={query} part={part} />
        }
      >
        <PickForm
          href={partHref(reviewsPath, query, query)}
          mayPick
          pickedOne={sayOfReviews('pickedOne')}
          pickedOther={sayOfReviews('pickedOther')}
          acts={(['approve', 'refuse', 'remove'] as const).map((act) => [act, sayOfReviews(act)])}
        >
          <ReviewTable {...shown} time={areaTime(site)} />
        </PickForm>
      </ListFound>
    </>,
  );
}

function ReviewTable({ part, products, time }: ShownReviews & { time: WriteTime }) {
  const byId = new Map(products.map((stored) => [stored.product.id, stored]));
  return (
    <table className="list">
      <thead>
        <tr>
          <PickAll />
          <th scope="col">{sayOfReviews('review')}</th>
          <th scope="col">{sayOfReviews('product')}</th>
          <th scope="col">{sayOfReviews('received')}</th>
          <th scope="col">{sayOfReviews('state')}</th>
        </tr>
      </thead>
      <tbody>
        {part.rows.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            stored={byId.get(review.productId)}
            time={time}
          />
        ))}
      </tbody>
    </table>
  );
}

function ReviewRow({
  review: { id, title, text, name, stars, state, createdAt },
  stored,
  time,
}: {
  review: ListedReview;
  stored: StoredProduct | undefined;
  time: WriteTime;
}) {
  return (
    <tr>
      <td>
        <PickBox id={id} label={sayOfReviews('pickOf', { name })} />
      </td>
      <th scope="row" className="excerpt">
        <bdi>{title || name}</bdi>
        <div className="quiet">
          {sayOfReviews('stars', { count: stars })}, <bdi>{name}</bdi>
        </div>
        <p className="said">{text}</p>
      </th>
      <td className="excerpt">
        {stored ? (
          <a href={`/${stored.slug}`}>{stored.product.title}</a>
        ) : (
          <span className="quiet">{sayOfReviews('goneProduct')}</span>
        )}
      </td>
      <td className="quiet">
        <time dateTime={new Date(createdAt).toISOString()}>{time(createdAt)}</time>
      </td>
      <td>
        <div className="states">
          <span className="state" data-state={state === 'published' ? 'done' : 'warning'}>
            {sayOfReviews(state)}
          </span>
        </div>
        <RowButtons id={id} name={name} state={state} />
      </td>
    </tr>
  );
}

function RowButtons({ id, name, state }: Pick<ListedReview, 'id' | 'name' | 'state'>) {
  const acts = [
    ...(state === 'published' ? [] : (['approve'] as const)),
    ...(state === 'refused' ? [] : (['refuse'] as const)),
  ];
  return (
    <div className="row">
      {acts.map((act) => (
        <button
          key={act}
          className="button"
          data-look="quiet"
          form={rowForm}
          name="do"
          value={`${act}@${id}`}
          aria-label={sayOfReviews(`${act}Of`, { name })}
        >
          {sayOfReviews(act)}
        </button>
      ))}
    </div>
  );
}
