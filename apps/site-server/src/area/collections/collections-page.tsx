import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { ListedCollection } from '../../pages/items/collections';
import type { Site } from '../../sites/site-settings';
import { EmptyList } from '../EmptyList';
import { mayEditPages } from '../pages/one-page';
import { collectionsPath } from '../pages/page-query';
import { itemsPath } from './item-query';
import { sayOfCollections } from './collection-texts';

/** The address where a collection is begun. */
export const newCollectionPath = `${collectionsPath}/new`;

/** Answers with the collections of a site; undefined where they do not come [8.18s]. */
export function collectionsPage(
  site: Site,
  contributor: Contributor,
  collections: readonly ListedCollection[] | undefined,
): EndpointReply {
  const mayEdit = mayEditPages(contributor);
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfCollections('title'),
      section: collectionsPath,
      ...(!collections && { status: 503, isWrong: true }),
    },
    collections ? (
      <>
        {mayEdit && (
          <p className="links">
            <a className="button" href={newCollectionPath}>
              {sayOfCollections('add')}
            </a>
          </p>
        )}
        {collections.length > 0 ? (
          <CollectionTable collections={collections} />
        ) : (
          <EmptyList text={sayOfCollections('none')} />
        )}
      </>
    ) : (
      <div className="notice" role="alert">
        <p>{sayOfCollections('failed')}</p>
        <p>{sayOfCollections('failedText')}</p>
        <p>
          <a href={collectionsPath}>{sayOfCollections('tryAgain')}</a>
        </p>
      </div>
    ),
  );
}

function CollectionTable({ collections }: { collections: readonly ListedCollection[] }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfCollections('collection')}</th>
          <th scope="col">{sayOfCollections('address')}</th>
          <th scope="col">{sayOfCollections('kind')}</th>
          <th scope="col" className="amount">
            {sayOfCollections('items')}
          </th>
        </tr>
      </thead>
      <tbody>
        {collections.map(({ id, title, slug, kind, items }) => (
          <tr key={id}>
            <th scope="row" className="excerpt">
              <a href={itemsPath(id)}>
                <bdi>{title}</bdi>
              </a>
            </th>
            <td className="excerpt">/{slug}</td>
            <td>{sayOfCollections(kind)}</td>
            <td className="amount" data-head={sayOfCollections('items')}>
              {items}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
