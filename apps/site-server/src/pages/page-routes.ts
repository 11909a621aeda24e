import { everyPath, type Route } from '../http/route';
import { findReadyPage, pageEndpoint } from './page-endpoint';
import type { PageServices } from './page-services';
import { runtimeFileEndpoint } from './runtime/runtime-file-endpoint';

/** The addresses of pages and of the runtime's files. */
export function pageRoutes(services: PageServices): readonly Route[] {
  return [
    { method: 'GET', url: '/_frontage/*', endpoint: runtimeFileEndpoint(services.runtime) },
    {
      method: 'GET',
      url: everyPath,
      endpoint: pageEndpoint(services),
      findReady: findReadyPage(services),
    },
  ];
}
