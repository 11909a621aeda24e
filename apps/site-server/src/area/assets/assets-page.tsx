import { showFileSize } from '@frontage/commerce-model';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { assetKinds, isPicture, type ListedAsset } from '../../pictures/list-library';
import { mostFontBytes } from '../../pictures/fonts';
import { pictureLimits } from '../../pictures/picture-limits';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListFound } from '../ListFound';
import { isFiltered, partHref, placeIn } from '../list-query';
import { PartLinks } from '../PartLinks';
import { PickBar } from '../PickBar';
import { PickAll, PickBox } from '../PickBox';
import { pickScript } from '../pick-script';
import { sortSelect } from '../sort-select';
import { assetsPath, type AssetQuery } from './asset-query';
import { sayOfAssets } from './asset-texts';
import { AssetThumb } from './AssetThumb';
import type { ListedAssets } from './load-assets';
import { uploadScript } from './upload-script';

/** A part of the list of files, and what became of files that were sent. */
export interface ShownAssets extends ListedAssets {
  /** What is wrong with files that were not added. @default nothing */
  readonly wrong?: readonly string[];
}

/** Answers with a part of the list of files, and a form that adds some. */
export function assetsPage(
  site: Site,
  contributor: Contributor,
  shown: ShownAssets,
): EndpointReply {
  const { query, part, count, wrong = [] } = shown;
  const mayEdit = contributor.permissions.includes('config.editContent');
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfAssets('title'),
      section: assetsPath,
      ...(wrong.length > 0 && { status: 400, isWrong: true }),
      ...(mayEdit && { scripts: [uploadScript, pickScript] }),
    },
    <>
      <AssetNotices query={query} wrong={wrong} />
      {mayEdit && <UploadForm />}
      <ListFilters
        path={assetsPath}
        label={sayOfAssets('search')}
        search={query.q}
        selects={[
          {
            name: 'kind',
            label: sayOfAssets('kind'),
            all: sayOfAssets('allKinds'),
            options: assetKinds.map((kind) => [kind, sayOfAssets(kind)]),
            value: query.kind,
          },
          sortSelect(query.sort),
        ]}
      />
      <ListFound
        path={assetsPath}
        query={query}
        part={part}
        count={count}
        sayFound={(shown) => sayOfAssets('found', { count: shown })}
        empty={sayOfAssets(isFiltered(query) ? 'noneFound' : 'none')}
        exportNeeds="config.readContent"
        permissions={contributor.permissions}
        links={
          <PartLinks title={sayOfAssets('title')} path={assetsPath} query={query} part={part} />
        }
      >
        {mayEdit ? (
          <form method="post" action={partHref(`${assetsPath}/delete`, query, placeIn(query))}>
            <AssetTable assets={part.rows} time={areaTime(site)} mayEdit />
            <PickBar
              picked={sayOfAssets('picked')}
              pickedOne={sayOfAssets('pickedOne')}
              pickedOther={sayOfAssets('pickedOther')}
              acts={[['delete', sayOfAssets('deleteManyButton')]]}
            />
          </form>
        ) : (
          <AssetTable assets={part.rows} time={areaTime(site)} mayEdit={false} />
        )}
      </ListFound>
    </>,
  );
}

function AssetNotices({
  query: { added, deleted, done },
  wrong,
}: {
  query: AssetQuery;
  wrong: readonly string[];
}) {
  return (
    <>
      {added !== undefined && added > 0 && (
        <p className="notice" role="status">
          {sayOfAssets('uploaded', { count: added })}
        </p>
      )}
      {deleted !== undefined && (
        <p className="notice" role="status">
          {sayOfAssets('deleted', { name: deleted })}
        </p>
      )}
      {done && (
        <p className="notice" role={done === 'nothing' ? 'alert' : 'status'}>
          {sayOfAssets(done)}
        </p>
      )}
      {wrong.length > 0 && (
        <div className="notice" role="alert">
          {wrong.map((text, index) => (
            <p key={`${index} ${text}`}>{text}</p>
          ))}
        </div>
      )}
    </>
  );
}

function UploadForm() {
  return (
    <form
      className="step"
      method="post"
      action={assetsPath}
      encType="multipart/form-data"
      data-upload={assetsPath}
      data-failed={sayOfAssets('failed')}
      data-network={sayOfAssets('network')}
      data-problem={sayOfAssets('problem')}
    >
      <div className="field">
        <label htmlFor="file">{sayOfAssets('choose')}</label>
        <input id="file" name="file" type="file" multiple required aria-describedby="file-hint" />
        <p className="hint" id="file-hint">
          {sayOfAssets('uploadHint', {
            most: showFileSize(pictureLimits.bytes),
            mostFont: showFileSize(mostFontBytes),
          })}
        </p>
      </div>
      <button className="button">{sayOfAssets('upload')}</button>
      <div data-progress="" role="status" />
    </form>
  );
}

function AssetTable({
  assets,
  time,
  mayEdit,
}: {
  assets: readonly ListedAsset[];
  time: WriteTime;
  mayEdit: boolean;
}) {
  return (
    <table className="list">
      <thead>
        <tr>
          {mayEdit && <PickAll text={sayOfAssets('pick')} label={sayOfAssets('pickAll')} />}
          <th scope="col">{sayOfAssets('preview')}</th>
          <th scope="col">{sayOfAssets('file')}</th>
          <th scope="col" className="money">
            {sayOfAssets('size')}
          </th>
          <th scope="col">{sayOfAssets('added')}</th>
        </tr>
      </thead>
      <tbody>
        {assets.map((asset) => (
          <AssetRow key={asset.id} asset={asset} time={time} mayEdit={mayEdit} />
        ))}
      </tbody>
    </table>
  );
}

function AssetRow({
  asset,
  time,
  mayEdit,
}: {
  asset: ListedAsset;
  time: WriteTime;
  mayEdit: boolean;
}) {
  const { id, name, alt, width, height, bytes, forBuyers, createdAt } = asset;
  const lacksText = isPicture(asset) && alt === '' && !forBuyers;
  return (
    <tr>
      {mayEdit && (
        <td>
          <PickBox id={id} label={sayOfAssets('pickOf', { name })} />
        </td>
      )}
      <td>
        <AssetThumb asset={asset} width={64} />
      </td>
      <th scope="row" className="excerpt">
        <a href={`${assetsPath}/${id}`}>
          <bdi>{name}</bdi>
        </a>
        <div className="quiet hint">{alt}</div>
        {(lacksText || forBuyers) && (
          <span className="state" data-state={lacksText ? 'warning' : undefined}>
            {sayOfAssets(lacksText ? 'withoutText' : 'forBuyers')}
          </span>
        )}
      </th>
      <td className="money">
        {showFileSize(bytes)}
        {width > 0 && <div className="quiet hint">{sayOfAssets('pixels', { width, height })}</div>}
      </td>
      <td className="quiet">
        <time dateTime={new Date(createdAt).toISOString()}>{time(createdAt)}</time>
      </td>
    </tr>
  );
}
