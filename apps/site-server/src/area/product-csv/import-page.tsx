import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { productsPath } from '../products/product-query';
import { csvPath } from './csv-page';
import { sayOfCsv } from './csv-texts';
import { OutcomeTable } from './OutcomeTable';
import type { ProductImport } from './product-import';
import { progressScript } from '../progress-script';

/** After how long without a step an import counts as stopped, in milliseconds. */
export const longestStep = 60_000;

/** Seconds after which the page of an import under way is asked for again, without scripts. */
const lookAgain = 2;

/** A table, and whether somebody goes on with it. */
export interface ShownProductImport extends ProductImport {
  readonly isUnderWay: boolean;
}

/** Whether a table is gone on with: nobody has finished or stopped it, and no crash has. */
export function isUnderWay(
  { isFinished, updatedAt }: Pick<ProductImport, 'isFinished' | 'updatedAt'>,
  now: number,
): boolean {
  return !isFinished && now - updatedAt <= longestStep;
}

/** Answers with how far a table is; while it is under way, the page looks again by itself. */
export function importPage(
  site: Site,
  contributor: Contributor,
  table: ShownProductImport,
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfCsv('title'),
      section: productsPath,
      ...(table.isUnderWay && { scripts: [progressScript], lookAgain }),
    },
    <>
      {table.isUnderWay ? <UnderWay {...table} /> : <Ended {...table} />}
      {table.leftOut.length > 0 && (
        <OutcomeTable heading={sayOfCsv('leftOut')} products={table.leftOut} />
      )}
      <p className="links">
        <a href={productsPath}>{sayOfCsv('back')}</a>
        {!table.isUnderWay && <a href={csvPath}>{sayOfCsv('another')}</a>}
      </p>
    </>,
  );
}

function UnderWay({ id, done, total }: ProductImport) {
  return (
    <div className="notice">
      <p>
        <label htmlFor="progress" data-progress-text={sayOfCsv('underWay')}>
          {sayOfCsv('underWay', { done: String(done), total: String(total) })}
        </label>
      </p>
      <p>
        <progress id="progress" value={done} max={total} />
      </p>
      <p>{sayOfCsv('mayLeave')}</p>
      <p role="alert" data-no-data={sayOfCsv('noData')} />
      <form method="post" action={`${csvPath}/${id}`}>
        <button className="button" data-look="quiet" name="do" value="stop">
          {sayOfCsv('stop')}
        </button>
      </form>
    </div>
  );
}

function Ended({ done, total, saved, isFinished }: ProductImport) {
  const count = sayOfCsv('saved', { count: saved });
  if (!isFinished)
    return (
      <p className="notice" role="alert">
        {count} {sayOfCsv('stopped')}
      </p>
    );
  return (
    <p className="notice" role="status">
      {done < total && sayOfCsv('cancelled')} {count}
    </p>
  );
}
