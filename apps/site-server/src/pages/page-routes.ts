import { everyPath, type Route } from '../http/route';
import { findReadyPage, pageEndpoint } from './page-endpoint';
import type { PageServices } from './page-services';
import { runtimeFileEndpoint } from './runtime/runtime-file-endpoint';
import { searchEndpoint } from './search/search-endpoint';

/** The addresses of pages, of the runtime's files and of search. */
export function pageRoutes(services: PageServices): readonly Route[] {
  return [
    { method: 'GET', url: '/_frontage/*', endpoint: runtimeFileEndpoint(services.runtime) },
    { method: 'GET', url: '/api/search', endpoint: searchEndpoint(services) },
    {
      method: 'GET',
      url: everyPath,
      endpoint: pageEndpoint(services),
      findReady: findReadyPage(services),
    },
  ];
}
