import { showFileSize } from '@frontage/commerce-model';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { assetKinds, isPicture, type ListedAsset } from '../../pictures/list-library';
import { pictureLimits } from '../../pictures/picture-limits';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListLinks } from '../ListLinks';
import type { ListPart } from '../list-part';
import { assetsHref, assetsPath, type AssetQuery } from './asset-query';
import { sayOfAssets } from './asset-texts';
import { AssetThumb } from './AssetThumb';
import { uploadScript } from './upload-script';

/** A part of the list of files. */
export interface ShownAssets extends ListPart<ListedAsset> {
  readonly query: AssetQuery;
  /** What is wrong with files that were not added. @default nothing */
  readonly wrong?: readonly string[];
}

/** Answers with a part of the list of files, and a form that adds some. */
export function assetsPage(
  site: Site,
  contributor: Contributor,
  shown: ShownAssets,
): EndpointReply {
  const { query, rows, wrong = [] } = shown;
  const mayEdit = contributor.permissions.includes('config.editContent');
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfAssets('title'),
      section: assetsPath,
      ...(wrong.length > 0 && { status: 400, isWrong: true }),
      ...(mayEdit && { scripts: [uploadScript] }),
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
        ]}
      />
      {rows.length > 0 ? (
        <AssetTable assets={rows} time={areaTime(site)} />
      ) : (
        <p className="quiet">{sayOfAssets(query.q || query.kind ? 'noneFound' : 'none')}</p>
      )}
      <AssetParts {...shown} />
    </>,
  );
}

function AssetNotices({
  query: { added, deleted },
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
    >
      <div className="field">
        <label htmlFor="file">{sayOfAssets('choose')}</label>
        <input id="file" name="file" type="file" multiple required aria-describedby="file-hint" />
        <p className="hint" id="file-hint">
          {sayOfAssets('uploadHint', { most: showFileSize(pictureLimits.bytes) })}
        </p>
      </div>
      <button className="button">{sayOfAssets('upload')}</button>
      <div data-progress="" role="status" />
    </form>
  );
}

function AssetTable({ assets, time }: { assets: readonly ListedAsset[]; time: WriteTime }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfAssets('preview')}</th>
          <th scope="col">{sayOfAssets('file')}</th>
          <th scope="col">{sayOfAssets('size')}</th>
          <th scope="col">{sayOfAssets('added')}</th>
        </tr>
      </thead>
      <tbody>
        {assets.map((asset) => (
          <AssetRow key={asset.id} asset={asset} time={time} />
        ))}
      </tbody>
    </table>
  );
}

function AssetRow({ asset, time }: { asset: ListedAsset; time: WriteTime }) {
  const { id, name, alt, width, height, bytes, forBuyers, createdAt } = asset;
  const lacksText = isPicture(asset) && alt === '' && !forBuyers;
  return (
    <tr>
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

function AssetParts({ query, rows, hasNewer, hasOlder }: ShownAssets) {
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <ListLinks
      title={sayOfAssets('title')}
      newer={hasNewer && first ? assetsHref(query, { after: first }) : undefined}
      older={hasOlder && last ? assetsHref(query, { before: last }) : undefined}
    />
  );
}
