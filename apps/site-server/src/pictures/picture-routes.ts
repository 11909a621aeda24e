import type { Route } from '../http/route';
import { assetEndpoint, type AssetServices } from './asset-endpoint';

/** Makes the routes of pictures, videos and captions. */
export function pictureRoutes(services: AssetServices): readonly Route[] {
  return [{ method: 'GET', url: '/assets/:id/:name', endpoint: assetEndpoint(services) }];
}
