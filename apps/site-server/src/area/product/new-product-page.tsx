import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { productsPath } from '../products/product-query';
import { productKinds } from './load-product';
import { sayOfProduct } from './product-page-texts';
import { productPath } from './product-paths';

/** Answers with the kinds of products; each leads to the form of a new one. */
export function newProductPage(site: Site, contributor: Contributor, id: string): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: sayOfProduct('newTitle'), section: productsPath },
    <>
      <p>{sayOfProduct('newText')}</p>
      <ul className="kinds">
        {productKinds.map((kind) => (
          <li key={kind}>
            <a href={`${productPath(id)}?kind=${kind}`}>{sayOfProduct(kind)}</a>
            <p className="quiet">{sayOfProduct(`${kind}Hint`)}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href={productsPath}>{sayOfProduct('back')}</a>
      </p>
    </>,
  );
}
