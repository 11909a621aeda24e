import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { productStates } from '../../shop/catalogue/check-product';
import type { Site } from '../../sites/site-settings';
import { uploadScript } from '../assets/upload-script';
import { productsPath } from '../products/product-query';
import { Entry } from '../entries/Entry';
import { KindEntries } from './KindEntries';
import { PictureEntries } from './PictureEntries';
import { PriceEntries } from './PriceEntries';
import { wholeProduct } from './product-fields';
import type { ProductForm } from './product-form';
import { sayOfProductPage, type ProductPageCode } from './product-page-texts';
import { productPath } from './product-path';
import { VariantEntries } from './VariantEntries';

/** What a product's page shows. */
export interface ShownProduct {
  readonly id: string;
  readonly form: ProductForm;
  /** The address of its page for visitors; undefined for a product that is not saved yet. */
  readonly slug: string | undefined;
  /** What was just done, or why it was not. @default nothing */
  readonly said?: ProductPageCode | undefined;
  /** Whether visitors see it. @default false */
  readonly isVisible?: boolean;
  /** Where its page is edited. @default nowhere */
  readonly editor?: string | undefined;
  /** HTTP status. @default 200 */
  readonly status?: number;
}

/** Answers with the page on which a product is described. */
export function productPage(
  site: Site,
  contributor: Contributor,
  { id, form, slug, said, isVisible = false, editor, status = 200 }: ShownProduct,
): EndpointReply {
  const isRefused = status >= 400;
  const ofKind = form.isNew ? `?kind=${form.kind}` : '';
  const title = form.fields['title'] || sayOfProductPage('newTitle');
  return contributorPage(
    site,
    contributor,
    {
      title,
      section: productsPath,
      ...(!form.isNew && !isRefused && { item: { id, state: form.fields['state'] ?? '' } }),
      status,
      isWrong: isRefused,
      scripts: [uploadScript],
    },
    <>
      {said && (
        <p className="notice" role={isRefused ? 'alert' : 'status'}>
          {sayOfProductPage(said)}
        </p>
      )}
      <p className="links">
        <a href={productsPath}>{sayOfProductPage('back')}</a>
        {slug !== undefined && isVisible && <a href={`/${slug}`}>{sayOfProductPage('preview')}</a>}
        {editor !== undefined && <a href={editor}>{sayOfProductPage('editPage')}</a>}
      </p>
      <form className="product" method="post" action={`${productPath(id)}${ofKind}`} noValidate>
        {/* Enter in any field presses the first button of a form. */}
        <button name="do" value="save" hidden>
          {sayOfProductPage('save')}
        </button>
        <input type="hidden" name="base" value={JSON.stringify(form.base)} />
        <WordEntries form={form} />
        <PictureEntries form={form} address={`${productPath(id)}/pictures${ofKind}`} />
        <OfferEntries form={form} />
        <PublishEntries form={form} />
        <KindEntries form={form} />
        <SaveButtons form={form} />
      </form>
      {!form.isNew && form.maySee('slug') && <ProductActs id={id} />}
    </>,
  );
}

/** The value of the button that saves a product and shows it to visitors. */
export const publishButton = 'publish';

function SaveButtons({ form }: { form: ProductForm }) {
  const isPublished = form.fields['state'] === 'published';
  return (
    <div className="actions savebar">
      <button className="button" name="do" value="save">
        {sayOfProductPage('save')}
      </button>
      {form.maySee('state') && !isPublished && (
        <button className="button" data-look="quiet" name="do" value={publishButton}>
          {sayOfProductPage('publish')}
        </button>
      )}
    </div>
  );
}

function OfferEntries({ form }: { form: ProductForm }) {
  if (form.kind !== 'digital') return <VariantEntries form={form} />;
  if (!form.maySee('price')) return null;
  return (
    <section>
      <h2>{sayOfProductPage('price')}</h2>
      <div className="entryrow">
        <PriceEntries form={form} id={wholeProduct} />
      </div>
    </section>
  );
}

function ProductActs({ id }: { id: string }) {
  return (
    <div className="actions">
      <form method="post" action={`${productPath(id)}/copy`}>
        <button className="button" data-look="quiet">
          {sayOfProductPage('copy')}
        </button>
      </form>
      <a className="button" data-look="quiet" href={`${productPath(id)}/delete`}>
        {sayOfProductPage('delete')}
      </a>
    </div>
  );
}

function WordEntries({ form }: { form: ProductForm }) {
  return (
    <section>
      <h2>{sayOfProductPage('words')}</h2>
      <Entry form={form} name="title" label={sayOfProductPage('title')} />
      <Entry
        form={form}
        name="slug"
        label={sayOfProductPage('slug')}
        hint={sayOfProductPage(form.isNew ? 'newSlugHint' : 'slugHint')}
      />
      <Entry
        form={form}
        name="description"
        label={sayOfProductPage('description')}
        hint={sayOfProductPage('descriptionHint')}
        rows={8}
      />
      <Entry form={form} name="category" label={sayOfProductPage('category')} />
      <Entry
        form={form}
        name="tags"
        label={sayOfProductPage('tags')}
        hint={sayOfProductPage('tagsHint')}
        rows={3}
      />
    </section>
  );
}

function PublishEntries({ form }: { form: ProductForm }) {
  if (!form.maySee('state')) return null;
  return (
    <section>
      <h2>{sayOfProductPage('publishing')}</h2>
      <div className="entryrow">
        <Entry
          form={form}
          name="state"
          label={sayOfProductPage('state')}
          options={productStates.map((state) => [state, sayOfProductPage(state)])}
        />
        <Entry
          form={form}
          name="publish-at"
          label={sayOfProductPage('publishAt')}
          type="datetime-local"
          hint={sayOfProductPage('publishAtHint', { zone: form.timeZone })}
        />
      </div>
    </section>
  );
}
