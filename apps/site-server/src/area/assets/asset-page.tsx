import { showFileSize } from '@frontage/commerce-model';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { StoredAsset } from '../../pictures/assets';
import { isPicture } from '../../pictures/list-library';
import type { Site } from '../../sites/site-settings';
import { Field } from '../Field';
import { assetsPath } from './asset-query';
import { sayOfAssets } from './asset-texts';
import { AssetThumb } from './AssetThumb';
import { assetMark } from './define-asset-action';
import type { AssetUse } from './find-asset-uses';
import { focalScript } from './focal-script';
import { writePercent, type EnteredAsset, type WrongAsset } from './save-asset-facts';

/** A file, and what was entered about it. */
export interface ShownAsset {
  readonly asset: StoredAsset;
  readonly uses: readonly AssetUse[];
  /** @default nothing was done */
  readonly done?: 'saved' | undefined;
  /** @default what is stored */
  readonly entered?: EnteredAsset;
  readonly wrong?: WrongAsset | undefined;
  /** Whether it was not deleted because it is used. @default false */
  readonly isStillUsed?: boolean;
}

/** Answers with one file: its name, texts and focal point, where it is used, and deleting it. */
export function assetPage(site: Site, contributor: Contributor, shown: ShownAsset): EndpointReply {
  const { asset, uses, done, wrong, isStillUsed = false } = shown;
  const mayEdit = contributor.permissions.includes('config.editContent');
  const alert = isStillUsed ? sayOfAssets('usedMeanwhile') : undefined;
  const renaming = wrong?.field === 'name' ? sayOfAssets('renameProblem') : alert;
  const said = wrong?.field === 'file' ? wrong.text : renaming;
  return contributorPage(
    site,
    contributor,
    {
      title: asset.name,
      section: assetsPath,
      ...(wrong && { status: wrong.status, isWrong: true }),
      ...(isStillUsed && { status: 409, isWrong: true }),
      ...(mayEdit && hasFocus(asset) && { scripts: [focalScript] }),
    },
    <>
      <p>
        <a href={assetsPath}>{sayOfAssets('back')}</a>
      </p>
      {(done ?? said) && (
        <p className="notice" role={said ? 'alert' : 'status'}>
          {said ?? sayOfAssets('saved')}
        </p>
      )}
      <div className="focal" data-focal="">
        <AssetThumb asset={asset} width={480} />
      </div>
      <p className="quiet hint">
        {asset.mime} · {showFileSize(asset.bytes)}
        {asset.width > 0 &&
          ` · ${sayOfAssets('pixels', { width: asset.width, height: asset.height })}`}
      </p>
      {mayEdit && <FactsForm {...shown} />}
      <Uses uses={uses} />
      {mayEdit && <DeleteForm asset={asset} isUsed={uses.length > 0} />}
    </>,
  );
}

const hasFocus = (asset: StoredAsset) => isPicture(asset) && !asset.forBuyers;

function FactsForm({ asset, entered, wrong }: ShownAsset) {
  const { name, alt, focalPoint } = asset;
  const value = entered ?? {
    name,
    alt,
    x: writePercent(focalPoint.x),
    y: writePercent(focalPoint.y),
  };
  const wrongOf = (field: WrongAsset['field']) => (wrong?.field === field ? wrong.text : undefined);
  return (
    <form className="step" method="post" action={`${assetsPath}/${asset.id}`} noValidate>
      <h2>{sayOfAssets('factsHeading')}</h2>
      <input type="hidden" name="seen" value={assetMark(asset)} />
      <Field
        name="name"
        label={sayOfAssets('name')}
        hint={sayOfAssets('nameHint')}
        value={value.name}
        wrong={wrongOf('name')}
        isRequired
      />
      <Field
        name="alt"
        label={sayOfAssets('alt')}
        hint={sayOfAssets('altHint')}
        rows={2}
        value={value.alt}
        wrong={wrongOf('alt')}
      />
      {hasFocus(asset) ? (
        <fieldset className="roles">
          <legend>{sayOfAssets('focalHeading')}</legend>
          <p className="hint">
            {sayOfAssets('focalHint')}{' '}
            <span data-focal-hint="" hidden>
              {sayOfAssets('focalClick')}
            </span>
          </p>
          {(['x', 'y'] as const).map((axis) => (
            <Field
              key={axis}
              name={axis}
              label={sayOfAssets(axis === 'x' ? 'focalX' : 'focalY')}
              inputMode="decimal"
              value={value[axis]}
              wrong={wrongOf(axis)}
              isRequired
            />
          ))}
        </fieldset>
      ) : (
        <>
          <input type="hidden" name="x" value={value.x} />
          <input type="hidden" name="y" value={value.y} />
        </>
      )}
      <div className="actions">
        <button className="button">{sayOfAssets('save')}</button>
      </div>
    </form>
  );
}

function Uses({ uses }: { uses: readonly AssetUse[] }) {
  return (
    <>
      <h2>{sayOfAssets('usesHeading')}</h2>
      {uses.length === 0 ? (
        <p>{sayOfAssets('unused')}</p>
      ) : (
        <ul className="files">
          {uses.map(({ title, href }) => (
            <li key={title + (href ?? '')}>{href ? <a href={href}>{title}</a> : title}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function DeleteForm({ asset, isUsed }: { asset: StoredAsset; isUsed: boolean }) {
  return (
    <form className="step" method="post" action={`${assetsPath}/${asset.id}/delete`}>
      <h2>{sayOfAssets('deleteHeading')}</h2>
      <p>{sayOfAssets('deleteText')}</p>
      {isUsed && (
        <label className="check">
          <input type="checkbox" name="although" required />
          {sayOfAssets('deleteUsed')}
        </label>
      )}
      <button className="button" data-look="quiet">
        {sayOfAssets('delete')}
      </button>
    </form>
  );
}
