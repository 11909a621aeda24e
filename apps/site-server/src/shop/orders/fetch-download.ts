import type { EndpointReply, EndpointRequest } from '../../http/endpoint';
import { findAsset } from '../../pictures/assets';
import type { Site } from '../../sites/site-settings';
import { requestedPart, downloadReply } from './download-reply';
import { listDownloads, takeDownload, uncountDownload, type Download } from './downloads';
import type { OrderServices } from './order-services';

/** A request for a bought file with a valid link. */
interface DownloadRequest {
  readonly site: Site;
  readonly request: Pick<EndpointRequest, 'method' | 'headers'>;
  readonly named: Pick<Download, 'orderId' | 'lineId'>;
}

/**
 * Downloads a bought file, and counts that, except for a request of its size only, or for the rest
 * of a broken download.
 *
 * @returns undefined if it may no longer be downloaded
 */
export async function fetchDownload(
  { site, request, named }: DownloadRequest,
  { store, files }: Pick<OrderServices, 'store' | 'files'>,
): Promise<EndpointReply | undefined> {
  const { method } = request;
  const bought = (await listDownloads(store.read, named.orderId)).find(
    ({ lineId, expiresAt }) => lineId === named.lineId && expiresAt > store.now(),
  );
  const asset = bought && (await findAsset(store.read, site.id, bought.assetId));
  if (!asset) return undefined;
  const part = requestedPart(asset, request);
  const isRest = part !== undefined && part !== 'unsatisfiable' && part.start > 0;
  const isCounted = method === 'GET' && part !== 'unsatisfiable' && !(isRest && bought.taken > 0);
  if (isCounted && !(await store.write((db) => takeDownload(db, named, store.now()))))
    return undefined;
  return downloadReply(asset, files, { method, part }, () => {
    // If even that fails, one download too many is counted.
    if (isCounted) store.write((db) => uncountDownload(db, named)).catch(() => undefined);
  });
}
