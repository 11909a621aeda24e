import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { productsPath } from '../products/product-query';
import { csvPath } from './csv-page';
import { sayOfCsv } from './csv-texts';
import { OutcomeTable } from './OutcomeTable';
import type { ProductImport } from './product-import';

/** After how long without a step an import counts as stopped, in milliseconds. */
const longestStep = 60_000;

/** Seconds after which the page of an import under way is asked for again. */
const lookAgain = 2;

/** Answers with how far a table is; while it is under way, the page looks again by itself. */
export function importPage(
  site: Site,
  contributor: Contributor,
  table: ProductImport,
  now: number,
): EndpointReply {
  const isStopped = !table.isFinished && now - table.updatedAt > longestStep;
  const isUnderWay = !table.isFinished && !isStopped;
  const reply = contributorPage(
    site,
    contributor,
    { title: sayOfCsv('title'), section: productsPath },
    <>
      {isUnderWay ? (
        <UnderWay done={table.done} total={table.total} />
      ) : (
        <p className="notice" role={isStopped ? 'alert' : 'status'}>
          {sayOfCsv('saved', { count: table.saved })} {isStopped && sayOfCsv('stopped')}
        </p>
      )}
      {table.leftOut.length > 0 && (
        <OutcomeTable heading={sayOfCsv('leftOut')} products={table.leftOut} />
      )}
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
