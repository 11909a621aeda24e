import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { Site } from '../../sites/site-settings';
import { LinksAround } from '../pages/LinksAround';
import { LinksHere } from '../pages/LinksHere';
import { mayEditPages } from '../pages/one-page';
import { productsPath } from '../products/product-query';
import { sayOfProductPage } from './product-page-texts';
import type { ProductLinks } from './list-product-links';
import { productPath } from './product-path';

/** Answers with the page that asks before a product is deleted, and says what leads to it. */
export function deleteProductPage(
  site: Site,
  contributor: Contributor,
  { product: { id, title } }: StoredProduct,
  { links, around }: ProductLinks,
): EndpointReply {
  const path = productPath(id);
  return contributorPage(
    site,
    contributor,
    { title: sayOfProductPage('deleteTitle', { title }), section: productsPath },
    <form className="step" method="post" action={`${path}/delete`}>
      <p>{sayOfProductPage('deleteText')}</p>
      {links.length + around.length > 0 && <p>{sayOfProductPage('deleteLinks')}</p>}
      {links.length > 0 && <LinksHere links={links} mayEdit={mayEditPages(contributor)} />}
      {around.length > 0 && <LinksAround links={around} permissions={contributor.permissions} />}
      <div className="actions">
        <button className="button">{sayOfProductPage('delete')}</button>
        <a className="button" data-look="quiet" href={path}>
          {sayOfProductPage('goBack')}
        </a>
      </div>
    </form>,
  );
}
