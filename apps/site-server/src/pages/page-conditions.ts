import type { EndpointRequest } from '../http/endpoint';

/** What the browser says about what it takes and has. */
export interface PageConditions {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** What a request says about the pages it takes. */
export function readPageConditions(request: EndpointRequest): PageConditions {
  return {
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
  };
}
