import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import { AssetRefusal } from '../../pictures/asset-refusal';
import { findAsset, type StoredAsset } from '../../pictures/assets';
import { changeAsset, type AssetFacts } from '../../pictures/change-asset';
import { checkAssetName } from '../../pictures/check-asset-name';
import { lockSite } from '../../sites/lock-site';
import type { Site } from '../../sites/site-settings';
import { assetMark, type AreaAssetServices, type FoundAsset } from './define-asset-action';
import { sayOfAssets } from './asset-texts';

/** What somebody entered about a file. */
export interface EnteredAsset {
  /** What they have seen of it. */
  readonly seen: string;
  readonly name: string;
  readonly alt: string;
  /** Percent from the left. */
  readonly x: string;
  /** Percent from the top. */
  readonly y: string;
}

/** What is wrong with it, and where. */
export interface WrongAsset {
  readonly status: 400 | 409;
  readonly field: 'name' | 'alt' | 'x' | 'y' | 'file';
  readonly text: string;
}

/** How it was saved: not at all where something is wrong. */
export type SavedAsset =
  | { readonly wrong?: undefined }
  | { readonly wrong: WrongAsset; readonly entered: EnteredAsset; readonly asset: StoredAsset };

/**
 * Saves what was entered about a file, and writes it into the log.
 *
 * @param call what was entered, by whom, about which file
 * @param services the store
 */
export function saveAssetFacts(
  {
    request,
    site,
    body,
    found,
  }: { request: EndpointRequest; site: Site; body: EnteredAsset; found: FoundAsset },
  { store }: Pick<AreaAssetServices, 'store'>,
): Promise<SavedAsset> {
  return store.change(async (db) => {
    await lockSite(db, site.id);
    const asset = (await findAsset(db, site.id, found.asset.id)) ?? found.asset;
    const refuse = (wrong: WrongAsset): SavedAsset => ({ wrong, entered: body, asset });
    if (body.seen !== assetMark(asset))
      return refuse({ status: 409, field: 'file', text: sayOfAssets('changedMeanwhile') });
    const facts = readFacts(body);
    if ('text' in facts) return refuse(facts);
    await changeAsset(db, asset, facts, store.now());
    await writeAudit(db, store, {
      act: 'fileChanged',
      by: found.contributor.account,
      request,
      subject: asset.name,
      change: { before: writeFacts(asset), after: writeFacts(facts) },
    });
    return {};
  });
}

function readFacts({ name, alt, x, y }: EnteredAsset): AssetFacts | WrongAsset {
  const wrong = (field: WrongAsset['field'], text: string): WrongAsset => ({
    status: 400,
    field,
    text,
  });
  if (name === '') return wrong('name', sayOfAssets('nameMissing'));
  try {
    checkAssetName(name);
  } catch (error) {
    if (error instanceof AssetRefusal) return wrong('name', error.message);
    throw error;
  }
  if (alt.length > 1_000) return wrong('alt', sayOfAssets('altTooLong', { length: alt.length }));
  const [focalX, focalY] = [x, y].map(readPercent);
  if (focalX === undefined) return wrong('x', sayOfAssets('focalWrong'));
  if (focalY === undefined) return wrong('y', sayOfAssets('focalWrong'));
  return { name, alt, focalPoint: { x: focalX, y: focalY } };
}

/** Reads percent as a fraction; undefined for none from 0 to 100. */
function readPercent(text: string): number | undefined {
  return /^\d{1,3}(?:[.,]\d{1,4})?$/.test(text) && Number(text.replace(',', '.')) <= 100
    ? Number((Number(text.replace(',', '.')) / 100).toFixed(6))
    : undefined;
}

/** Writes a fraction as percent. */
export function writePercent(fraction: number): string {
  return String(Number((fraction * 100).toFixed(2)));
}

function writeFacts({ name, alt, focalPoint: { x, y } }: AssetFacts): string {
  return [name, alt, `${writePercent(x)} %, ${writePercent(y)} %`].join(' · ');
}
