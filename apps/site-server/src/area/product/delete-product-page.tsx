import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { Site } from '../../sites/site-settings';
import { productsPath } from '../products/product-query';
import { sayOfProductPage } from './product-page-texts';
import { productPath } from './product-path';

/** Answers with the page that asks before a product is deleted. */
export function deleteProductPage(
  site: Site,
  contributor: Contributor,
  { product: { id, title } }: StoredProduct,
): EndpointReply {
  const path = productPath(id);
  return contributorPage(
    site,
    contributor,
    { title: sayOfProductPage('deleteTitle', { title }), section: productsPath },
    <form className="step" method="post" action={`${path}/delete`}>
      <p>{sayOfProductPage('deleteText')}</p>
      <div className="actions">
        <button className="button">{sayOfProductPage('delete')}</button>
        <a className="button" data-look="quiet" href={path}>
          {sayOfProductPage('goBack')}
        </a>
      </div>
    </form>,
  );
}
