import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { productsPath } from '../products/product-query';
import { productKinds } from './load-product';
import { sayOfProductPage } from './product-page-texts';
import { productPath } from './product-path';

/** Answers with the kinds of products; each leads to the form of a new one. */
export function newProductPage(site: Site, contributor: Contributor, id: string): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: sayOfProductPage('newTitle'), section: productsPath },
    <>
      <p>{sayOfProductPage('newText')}</p>
      <ul className="kinds">
        {productKinds.map((kind) => (
          <li key={kind}>
            <a href={`${productPath(id)}?kind=${kind}`}>{sayOfProductPage(kind)}</a>
            <p className="quiet">{sayOfProductPage(`${kind}Hint`)}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href={productsPath}>{sayOfProductPage('back')}</a>
      </p>
    </>,
  );
}
