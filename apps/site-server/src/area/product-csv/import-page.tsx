import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { productsPath } from '../products/product-query';
import { csvPath } from './csv-page';
import { sayOfCsv } from './csv-texts';
import type { LeftOutProduct } from './product-import-table';
import type { ProductImport } from './product-import';

/** After how long without a step an import counts as stopped, in milliseconds. */
const longestStep = 60_000;

/** Seconds after which the page of an import under way is asked for again. */
const lookAgain = 2;

/** Answers with how far a table is; while it is under way, the page looks again by itself. */
export function importPage(
  site: Site,
  contributor: Contributor,
  one: ProductImport,
  now: number,
): EndpointReply {
  const isStopped = !one.isFinished && now - one.updatedAt > longestStep;
  const isUnderWay = !one.isFinished && !isStopped;
  const reply = contributorPage(
    site,
    contributor,
    { title: sayOfCsv('title'), section: productsPath },
    <>
      {isUnderWay ? (
        <UnderWay done={one.done} total={one.total} />
      ) : (
        <p className="notice" role={isStopped ? 'alert' : 'status'}>
          {sayOfCsv('saved', { count: one.saved })} {isStopped && sayOfCsv('stopped')}
        </p>
      )}
      {one.leftOut.length > 0 && <LeftOut products={one.leftOut} />}
      <p className="links">
        <a href={productsPath}>{sayOfCsv('back')}</a>
        {!isUnderWay && <a href={csvPath}>{sayOfCsv('another')}</a>}
      </p>
    </>,
  );
  return isUnderWay
    ? { ...reply, headers: { ...reply.headers, refresh: String(lookAgain) } }
    : reply;
}

function UnderWay({ done, total }: Pick<ProductImport, 'done' | 'total'>) {
  return (
    <div className="notice">
      <p>
        <label htmlFor="progress">
          {sayOfCsv('underWay', { done: String(done), total: String(total) })}
        </label>
      </p>
      <p>
        <progress id="progress" value={done} max={total} />
      </p>
      <p>{sayOfCsv('mayLeave')}</p>
    </div>
  );
}

function LeftOut({ products }: { products: readonly LeftOutProduct[] }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfCsv('product')}</th>
          <th scope="col">{sayOfCsv('leftOut')}</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ title, wrong }, at) => (
          <tr key={at}>
            <th scope="row" className="excerpt">
              {title}
            </th>
            <td className="excerpt">
              {wrong.map((said) => (
                <p key={said} className="wrong">
                  {said}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
