import { contributorPage } from '../../accounts/contributor-page';
import type { EndpointReply } from '../../http/endpoint';
import { createItemSlug } from '../../pages/items/item-slug';
import type { MovedItem } from '../../pages/items/move-items';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Site } from '../../sites/site-settings';
import { Field } from '../Field';
import { collectionsPath } from '../pages/page-query';
import { slugWords } from '../slug-words';
import { itemsPath } from './item-query';
import { sayOfCollections } from './collection-texts';
import type { FoundCollection } from './define-collection-action';

/** A pattern, and what it changes. */
export interface ShownAddresses {
  readonly entered: string;
  /** The items whose addresses it changes. */
  readonly moving: readonly MovedItem[];
  /** Why it is none. @default it is one */
  readonly wrong?: string | undefined;
  /** UTC milliseconds. */
  readonly now: number;
}

/** The most items that are listed. */
const mostListed = 20;

/** Answers with the pattern of a collection's addresses, and what it gives. */
export function addressesPage(
  site: Site,
  { contributor, page }: FoundCollection,
  { entered, moving, wrong, now }: ShownAddresses,
): EndpointReply {
  const { title, slug } = page;
  const path = itemsPath(page.id);
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfCollections('addressesTitle', { title }),
      section: collectionsPath,
      ...(wrong !== undefined && { status: 400, isWrong: true }),
    },
    <>
      <p>
        <a href={path}>{sayOfCollections('backToItems', { title })}</a>
      </p>
      <form className="step" method="post" action={`${path}/addresses`} noValidate>
        {/* Enter in the field presses the first button, which must not change addresses unseen. */}
        <button name="do" value="look" hidden>
          {sayOfCollections('look')}
        </button>
        <Field
          name="format"
          label={sayOfCollections('format')}
          hint={sayOfCollections('formatHint', { address: slug === '' ? '/' : `/${slug}/` })}
          value={entered}
          wrong={wrong}
          isRequired
        />
        <div className="actions">
          <button className="button" name="do" value="save">
            {sayOfCollections('saveFormat')}
          </button>
          <button className="button" data-look="quiet" name="do" value="look">
            {sayOfCollections('look')}
          </button>
        </div>
      </form>
      {wrong === undefined && (
        <section aria-labelledby="becomes">
          <h2 id="becomes">{sayOfCollections('previewHeading')}</h2>
          <p>{exampleOf(site, slug, entered, now)}</p>
          <Moving moving={moving} />
        </section>
      )}
    </>,
  );
}

function exampleOf(site: Site, slug: string, addressFormat: string, now: number): string {
  const title = sayOfCollections('exampleTitle');
  const slugOf = createItemSlug({ slug, addressFormat, timeZone: siteTimeZone(site) });
  const address = `/${slugOf({ name: slugWords(title), startsAt: now })}`;
  return sayOfCollections('example', { title, address });
}

function Moving({ moving }: Pick<ShownAddresses, 'moving'>) {
  if (moving.length === 0) return <p>{sayOfCollections('staysAll')}</p>;
  return (
    <>
      <p role="status">{sayOfCollections('moving', { count: moving.length })}</p>
      {moving.length > mostListed && (
        <p className="quiet">{sayOfCollections('moreMoving', { count: mostListed })}</p>
      )}
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{sayOfCollections('item')}</th>
            <th scope="col">{sayOfCollections('now')}</th>
            <th scope="col">{sayOfCollections('becomes')}</th>
          </tr>
        </thead>
        <tbody>
          {moving.slice(0, mostListed).map(({ id, title, from, to }) => (
            <tr key={id}>
              <th scope="row" className="excerpt">
                <bdi>{title}</bdi>
              </th>
              <td className="excerpt">/{from}</td>
              <td className="excerpt">/{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
