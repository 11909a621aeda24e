import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { productsPath } from '../products/product-query';
import { Entry, EntrySelect } from './Entry';
import { KindEntries } from './KindEntries';
import { PictureEntries } from './PictureEntries';
import { PriceEntries } from './PriceEntries';
import { wholeProduct } from './product-fields';
import { maySee, type ProductForm } from './product-form';
import { sayOfProduct, type ProductPageCode } from './product-page-texts';
import { productPath } from './product-paths';
import { VariantEntries } from './VariantEntries';

/** What a product's page shows. */
export interface ShownProduct {
  readonly id: string;
  readonly form: ProductForm;
  /** The address of its page for visitors; undefined for a product that is not saved yet. */
  readonly slug: string | undefined;
  /** What was just done, or why it was not. @default nothing */
  readonly said?: ProductPageCode | undefined;
  /** HTTP status. @default 200 */
  readonly status?: number;
}

/** Answers with the page on which a product is described. */
export function productPage(
  site: Site,
  contributor: Contributor,
  { id, form, slug, said, status = 200 }: ShownProduct,
): EndpointReply {
  const isRefused = status >= 400;
  const action = form.isNew ? `${productPath(id)}?kind=${form.kind}` : productPath(id);
  const title = form.fields['title'] || sayOfProduct('newTitle');
  return contributorPage(
    site,
    contributor,
    { title, section: productsPath, status, isWrong: isRefused },
    <>
      {said && (
        <p className="notice" role={isRefused ? 'alert' : 'status'}>
          {sayOfProduct(said)}
        </p>
      )}
      <p className="links">
        <a href={productsPath}>{sayOfProduct('back')}</a>
        {slug !== undefined && <a href={`/${slug}`}>{sayOfProduct('preview')}</a>}
      </p>
      <form className="product" method="post" action={action} noValidate>
        {/* Enter in any field presses the first button of a form. */}
        <div className="actions first">
          <SaveButton />
        </div>
        <input type="hidden" name="base" value={JSON.stringify(form.base)} />
        <WordEntries form={form} />
        <PictureEntries form={form} />
        <OfferEntries form={form} />
        <KindEntries form={form} />
        <PublishEntries form={form} />
        <div className="actions savebar">
          <SaveButton />
        </div>
      </form>
      {!form.isNew && maySee(form, 'slug') && <ProductActs id={id} />}
    </>,
  );
}

function SaveButton() {
  return (
    <button className="button" name="do" value="save">
      {sayOfProduct('save')}
    </button>
  );
}

function OfferEntries({ form }: { form: ProductForm }) {
  if (form.kind !== 'digital') return <VariantEntries form={form} />;
  if (!maySee(form, 'price')) return null;
  return (
    <section>
      <h2>{sayOfProduct('price')}</h2>
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
          {sayOfProduct('copy')}
        </button>
      </form>
      <a className="button" data-look="quiet" href={`${productPath(id)}/delete`}>
        {sayOfProduct('delete')}
      </a>
    </div>
  );
}

function WordEntries({ form }: { form: ProductForm }) {
  return (
    <section>
      <h2>{sayOfProduct('words')}</h2>
      <Entry form={form} name="title" label={sayOfProduct('title')} />
      <Entry
        form={form}
        name="slug"
        label={sayOfProduct('slug')}
        hint={sayOfProduct(form.isNew ? 'newSlugHint' : 'slugHint')}
      />
      <Entry
        form={form}
        name="description"
        label={sayOfProduct('description')}
        hint={sayOfProduct('descriptionHint')}
        rows={8}
      />
      <Entry form={form} name="category" label={sayOfProduct('category')} />
      <Entry
        form={form}
        name="tags"
        label={sayOfProduct('tags')}
        hint={sayOfProduct('tagsHint')}
        rows={3}
      />
    </section>
  );
}

function PublishEntries({ form }: { form: ProductForm }) {
  if (!maySee(form, 'state')) return null;
  return (
    <section>
      <h2>{sayOfProduct('publishing')}</h2>
      <div className="entryrow">
        <EntrySelect
          form={form}
          name="state"
          label={sayOfProduct('state')}
          options={(['published', 'scheduled', 'draft'] as const).map((state) => [
            state,
            sayOfProduct(state),
          ])}
        />
        <Entry
          form={form}
          name="publish-at"
          label={sayOfProduct('publishAt')}
          type="datetime-local"
          hint={sayOfProduct('publishAtHint', { zone: form.timeZone })}
        />
      </div>
    </section>
  );
}
