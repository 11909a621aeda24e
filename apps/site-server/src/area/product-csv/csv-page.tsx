import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { readShopSettings } from '../../shop/settings/shop-settings';
import { productsPath } from '../products/product-query';
import { headingsOf } from './csv-column';
import { sayOfCsv } from './csv-texts';
import { OutcomeTable } from './OutcomeTable';
import type { ImportPlan, PlannedProduct } from './plan-import';

/** The address of the page. */
export const csvPath = '/config/products/import';

/** What the page shows. */
export interface ShownImport {
  /** What was sent. @default nothing */
  readonly text?: string;
  readonly withStock?: boolean;
  /** What it would do, or why it cannot be read. @default nothing was sent */
  readonly plan?: ImportPlan;
}

/** Answers with the page that brings in a table of products. */
export function csvPage(site: Site, contributor: Contributor, shown: ShownImport): EndpointReply {
  const { plan } = shown;
  const wrong = plan?.wrong;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfCsv('title'),
      section: productsPath,
      isWrong: wrong !== undefined,
      ...(wrong !== undefined && { status: 400 }),
    },
    <>
      {wrong !== undefined && (
        <p className="notice" role="alert">
          {wrong}
        </p>
      )}
      <p>
        <a href={productsPath}>{sayOfCsv('back')}</a>
      </p>
      <p>{sayOfCsv('intro')}</p>
      {plan && plan.wrong === undefined && <Planned products={plan.products} {...shown} />}
      <TableForm {...shown} />
      <h2>{sayOfCsv('columns')}</h2>
      <p className="quiet">{sayOfCsv('columnsHint')}</p>
      <p>{headingsOf(readShopSettings(site.settings).currencies).join(', ')}</p>
    </>,
  );
}

function TableForm({ text = '', withStock = false }: ShownImport) {
  return (
    <form className="product" method="post" action={csvPath} encType="multipart/form-data">
      <div className="field">
        <label htmlFor="file">{sayOfCsv('file')}</label>
        <input id="file" name="file" type="file" accept=".csv,text/csv" />
      </div>
      <div className="field">
        <label htmlFor="table">{sayOfCsv('paste')}</label>
        <textarea id="table" name="table" rows={6} defaultValue={text} spellCheck={false} />
      </div>
      <label className="check">
        <input name="stock" type="checkbox" defaultChecked={withStock} />
        {sayOfCsv('withStock')}
      </label>
      <button className="button">{sayOfCsv('try')}</button>
    </form>
  );
}

function Planned({
  products,
  text = '',
  withStock = false,
}: ShownImport & { products: readonly PlannedProduct[] }) {
  const count = products.filter(willSave).length;
  return (
    <>
      <OutcomeTable
        heading={sayOfCsv('effect')}
        products={products.map((product) => ({ ...product, effect: effectOf(product) }))}
      />
      {count === 0 ? (
        <p className="quiet">{sayOfCsv('nothing')}</p>
      ) : (
        <form method="post" action={csvPath} className="actions">
          <input type="hidden" name="table" value={text} />
          {withStock && <input type="hidden" name="stock" value="on" />}
          <button className="button" name="do" value="save">
            {sayOfCsv('save', { count })}
          </button>
        </form>
      )}
    </>
  );
}

/** Whether a product of a table is saved. */
export function willSave({ wrong, changed, isNew }: PlannedProduct): boolean {
  return wrong.length === 0 && (isNew || changed.length > 0);
}

function effectOf({ wrong, changed, isNew }: PlannedProduct): string {
  if (wrong.length > 0) return sayOfCsv('isWrong');
  if (isNew) return sayOfCsv('isNew');
  return changed.length === 0
    ? sayOfCsv('isSame')
    : sayOfCsv('isChanged', { what: changed.join(', ') });
}
